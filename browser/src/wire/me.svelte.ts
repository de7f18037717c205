// Who sits at this browser: a guest, kept here until they wish to be forgotten.
import type { Known } from "../generated/wire";
import { api, Refusal } from "./api";
import { friendlyName } from "./names";
import { settings } from "../look/settings.svelte";

const KEY = "watatheque.me";

function kept(): Known | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Known | null;
  } catch {
    return null;
  }
}

class Me {
  known = $state.raw<Known | null>(kept());

  get name(): string {
    return this.known?.name ?? "";
  }

  get token(): string {
    return this.known?.token ?? "";
  }

  be(known: Known | null): void {
    this.known = known;
    if (known) localStorage.setItem(KEY, JSON.stringify(known));
    else localStorage.removeItem(KEY);
  }

  /** A guest's token, of a new guest with a friendly name where there is none yet. */
  async ensure(): Promise<string> {
    if (!this.known) this.be(await api.enter(friendlyName(settings.language)));
    return this.token;
  }

  async rename(name: string): Promise<void> {
    const token = await this.ensure();
    const { guest, name: taken } = await api.rename(name, token);
    this.be({ guest, name: taken, token });
  }

  async forget(): Promise<void> {
    if (this.known) await api.forget(this.token);
    this.be(null);
  }

  /** A token that the server no longer knows is of no use to anybody. */
  async verify(): Promise<void> {
    if (!this.known) return;
    try {
      await api.me(this.token);
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) this.be(null);
    }
  }
}

export const me = new Me();
