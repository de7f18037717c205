// A link from another device: the code stands behind #, where no server sees it.
import type { Known } from "../generated/wire";
import { api } from "./api";

export async function openedLink(): Promise<Known | null> {
  const code = /^#link=(.+)$/.exec(location.hash)?.[1];
  if (!code) return null;
  history.replaceState(null, "", location.pathname);
  return api.openLink(decodeURIComponent(code));
}
