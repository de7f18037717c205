// What a person sees on the page and where they would touch it, for the tests.
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const find = (stop) => document.querySelector(`[data-stop="${stop}"]`);
  const said = (element) => element.ariaLabel ?? element.querySelector("img")?.alt ?? "";
  const text = (selector) => document.querySelector(selector)?.innerText ?? "";

  /** All that one can tell apart without measuring. */
  const look = () => ({
    seat: all(".people li").findIndex((li) => /\b(vous|you)\b/.test(li.innerText)),
    mine: document.querySelector(".table.mine") !== null,
    stops: Object.fromEntries(all("[data-stop]").map((one) => [one.dataset.stop, said(one)])),
    able: all("[data-stop].able").map((one) => one.dataset.stop),
    held: all("[data-stop].raised").map((one) => one.dataset.stop),
    underway: all(".piece.pending").length,
    question: text(".question span"),
    status: document.querySelector(".table h2")?.title ?? "",
    buttons: all(".strip button:not([disabled])").map((one) => one.innerText.split("\n")[0]),
    refusal: text(".refusal b"),
    result: text("main section.sheet h2"),
    wheel: all(".wheel path").findIndex((one) => one.classList.contains("shown")),
    focus: document.activeElement?.dataset.stop ?? document.activeElement?.tagName ?? "",
  });

  /** A point at which this stop, and not its neighbour in the fan, lies on top; once it has come to rest. */
  const point = async (stop) => {
    const element = find(stop);
    if (!element) return null;
    await Promise.allSettled(element.getAnimations().map((one) => one.finished));
    element.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.12, 0.88])
      for (const along of [0.5, 0.3, 0.15, 0.07, 0.7, 0.9]) {
        const [px, py] = [x + along * width, y + down * height];
        if (document.elementFromPoint(px, py)?.closest("[data-stop]") === element) return [px, py];
      }
    return null;
  };

  const zone = (element) =>
    all("[aria-owns]").findIndex((one) => one.getAttribute("aria-owns").split(" ").includes(element.id));

  /** The key that leads from the stop in focus towards another; null when it is there. */
  const key = (stop) => {
    const [from, to] = [document.activeElement, find(stop)];
    if (from?.dataset.stop === stop) return null;
    if (!from?.dataset.stop || !to) return "Tab";
    if (zone(from) !== zone(to)) return "Shift+ArrowRight";
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
    return dy > 0 ? "ArrowDown" : "ArrowUp";
  };

  window.seeing = { look, point, key };
})();
