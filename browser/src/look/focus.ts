// Focus is never lost between the parts of a page; the table looks after its own.
import { tick } from "svelte";

const nowhere = (): boolean => document.activeElement === document.body;

/** For what comes and goes: the focus it held returns to where it came from. */
export function returning(node: HTMLElement) {
  const before = document.activeElement;
  let inside = false;
  node.addEventListener("focusin", () => (inside = true));
  node.addEventListener("focusout", ({ relatedTarget: next }) => {
    inside = !(next instanceof Node) || node.contains(next); // null also where it was taken away
  });
  return { destroy: () => void tick().then(() => inside && back(before)) };
}

function back(before: Element | null): void {
  if (!nowhere()) return;
  if (before instanceof HTMLElement && before.isConnected && before !== document.body)
    before.focus({ preventScroll: true });
  else head();
}

/** In a new place one begins at its title, as soon as it is there; returns how to stop waiting. */
export function arriving(): () => void {
  const watch = new MutationObserver(() => head() && watch.disconnect());
  if (!head()) watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Whether there is a title; it is read out where nothing else has the focus. */
function head(): boolean {
  const title = document.querySelector("h1");
  if (title && nowhere()) {
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }
  return title !== null;
}
