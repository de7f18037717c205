// Which place is shown: the address decides, links do not reload the page.
class Router {
  path = $state(location.pathname);
  moved = false; // whether this is another place than the one that was opened

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    if (path !== location.pathname + location.search + location.hash)
      history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.moved ||= this.path !== location.pathname;
    this.path = location.pathname;
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download"))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
