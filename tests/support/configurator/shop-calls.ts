/** A request to the shop, pending until the test answers it. */
export type Call = {
  document: unknown;
  variables: { input?: Record<string, unknown> };
  answer: (data: unknown) => void;
  fail: (error: Error) => void;
};

/** The requests of the page, oldest first. */
export const calls: Call[] = [];

/** A mock of `queryBrowser` and `fetchOperation`, without any import that makes requests. */
export const load = (document: unknown, variables: object) =>
  new Promise((answer, fail) => calls.push({ document, variables, answer, fail }));
