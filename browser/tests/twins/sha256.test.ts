import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ascii, toHex } from "../../src/twins/bytes";
import { sha256 } from "../../src/twins/sha256";

describe("sha256", () => {
  it("meets the examples of FIPS 180-4", () => {
    expect(toHex(sha256(ascii("abc")))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    expect(toHex(sha256(ascii("a".repeat(1_000_000))))).toBe(
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    );
  });

  it("agrees with another's at every length around a block", () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
});
