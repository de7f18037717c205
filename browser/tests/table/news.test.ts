import { expect, test } from "vitest";
import { News } from "../../src/table/news.svelte";

const told = (news: News) => news.log.map(({ n, text }) => `${n} ${text.id}`);

test("a line keeps its number, however many follow and however many are forgotten", () => {
  const news = new News();
  for (let i = 1; i <= 100; i++) {
    news.add({ id: `line-${i}`, args: {} });
    expect(told(news).at(-1)).toBe(`${i} line-${i}`);
  }
  expect(news.log.length).toBe(30);
  expect(told(news)[0]).toBe("71 line-71");
});
