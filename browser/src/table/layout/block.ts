// Things with a size that know how to put themselves down, and how they go beside and below each other.
import type { Size } from "./box";
import type { Ground } from "./ground";

export interface Block extends Size {
  put: (x: number, y: number, scale: number, ground: Ground) => void;
}

export const GAP = 12;

const NOTHING: Block = { width: 0, height: 0, put: () => undefined };

export function scaled(block: Block, factor: number): Block {
  const { width, height, put } = block;
  return {
    width: width * factor,
    height: height * factor,
    put: (x, y, scale, ground) => put(x, y, scale * factor, ground),
  };
}

/** In one line, middles level. */
export function beside(blocks: readonly Block[], gap = GAP): Block {
  const height = Math.max(0, ...blocks.map((block) => block.height));
  const width = blocks.reduce((sum, block) => sum + block.width + gap, -gap);
  const put: Block["put"] = (x, y, scale, ground) => {
    for (const block of blocks) {
      block.put(x, y + (scale * (height - block.height)) / 2, scale, ground);
      x += scale * (block.width + gap);
    }
  };
  return { width: Math.max(width, 0), height, put };
}

/** In one column, middles in line. */
export function below(blocks: readonly Block[], gap = GAP): Block {
  const width = Math.max(0, ...blocks.map((block) => block.width));
  const height = blocks.reduce((sum, block) => sum + block.height + gap, -gap);
  const put: Block["put"] = (x, y, scale, ground) => {
    for (const block of blocks) {
      block.put(x + (scale * (width - block.width)) / 2, y, scale, ground);
      y += scale * (block.height + gap);
    }
  };
  return { width, height: Math.max(height, 0), put };
}

export function lines(blocks: readonly Block[], columns: number, gap = GAP): Block {
  const rows: Block[] = [];
  for (let i = 0; i < blocks.length; i += columns) {
    rows.push(beside(blocks.slice(i, i + columns), gap));
  }
  return below(rows, gap);
}

/** The factor at which a block just fits. */
export function fill(block: Size, width: number, height: number): number {
  return Math.min(width / Math.max(block.width, 1), height / Math.max(block.height, 1));
}

/** Wrapped into as many lines as leave them largest in a room of this aspect. */
export function flow(blocks: readonly Block[], aspect: number, gap = GAP): Block {
  let best = NOTHING;
  let most = -1;
  let lineCount = 0;
  for (let columns = blocks.length; columns > 0; columns--) {
    const count = Math.ceil(blocks.length / columns);
    if (count === lineCount) continue; // only the last line would be shorter
    lineCount = count;
    const tried = lines(blocks, Math.ceil(blocks.length / count), gap);
    const factor = fill(tried, aspect, 1);
    if (factor > most) [best, most] = [tried, factor];
  }
  return best;
}
