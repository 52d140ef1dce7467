/** A question to the shop; it waits until the test answers it. */
export type Call = {
  document: unknown;
  variables: { input?: Record<string, unknown> };
  answer: (data: unknown) => void;
  fail: (error: Error) => void;
};

/** What the page has asked the shop, the oldest first. */
export const calls: Call[] = [];

/** Takes the place of `queryBrowser` and `fetchOperation`; imports nothing that asks. */
export const load = (document: unknown, variables: object) =>
  new Promise((answer, fail) => calls.push({ document, variables, answer, fail }));
