// A list that stays at its end while things are added, unless the reader has scrolled up.
const NEAR = 60;

export function following(count: () => number) {
  return (list: HTMLElement): void => {
    count();
    const near = list.scrollHeight - list.scrollTop - list.clientHeight < list.clientHeight + NEAR;
    if (near || list.scrollTop === 0) list.scrollTop = list.scrollHeight;
  };
}
