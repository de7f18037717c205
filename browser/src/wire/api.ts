// HTTP: guests, tables, games, rules. A refusal is thrown as what the server said.
import type {
  About,
  Course,
  Known,
  Link,
  Moment,
  Myself,
  Offered,
  Opened,
  PastGame,
  Plan,
  Problem,
  Story,
  Told,
  Try,
} from "../generated/wire";

export type Language = "fr" | "en";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly article: string,
    readonly detail: string,
  ) {
    super(detail);
  }
}

interface Ask {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  token?: string;
}

async function ask(path: string, { method = "GET", body, token }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const told = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: told });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Refusal(answer.status, problem.article, problem.detail);
  } catch {
    return new Refusal(answer.status, "", answer.statusText);
  }
}

async function json<T>(path: string, how?: Ask): Promise<T> {
  return (await (await ask(path, how)).json()) as T;
}

export const api = {
  games: () => json<Offered[]>("/api/games"),
  rules: (game: string, lang: Language) => json<Told[]>(`/api/rules/${game}?lang=${lang}`),
  words: async (lang: Language, game: string) =>
    (await ask(`/api/words/${lang}?game=${encodeURIComponent(game)}`)).text(),
  tables: () => json<About[]>("/api/tables"),
  table: (id: string) => json<About>(`/api/tables/${encodeURIComponent(id)}`),
  open: (plan: Plan, token: string) =>
    json<Opened>("/api/tables", { method: "POST", body: plan, token }),
  enter: (name: string) => json<Known>("/api/guests", { method: "POST", body: { name } }),
  me: (token: string) => json<Myself>("/api/guests/me", { token }),
  rename: (name: string, token: string) =>
    json<Myself>("/api/guests/me", { method: "PATCH", body: { name }, token }),
  forget: async (token: string) => {
    await ask("/api/guests/me", { method: "DELETE", token });
  },
  story: (match: string, seat: string) =>
    json<Story>(`/api/matches/${encodeURIComponent(match)}/story?seat=${seat}`),
  moment: (match: string, n: number) =>
    json<Moment>(`/api/matches/${encodeURIComponent(match)}/positions/${n}`),
  course: (game: string) => json<Course>(`/api/games/${encodeURIComponent(game)}/tutorial`),
  attempt: (game: string, lesson: number, actions: Record<string, unknown>[]) =>
    json<Try>(`/api/games/${encodeURIComponent(game)}/tutorial/${lesson}`, {
      method: "POST",
      body: { actions },
    }),
  past: (token: string) => json<PastGame[]>("/api/guests/me/games", { token }),
  link: (token: string) => json<Link>("/api/link", { method: "POST", token }),
  openLink: (code: string) => json<Known>("/api/link/open", { method: "POST", body: { code } }),
};
