import type { Ask, Caller } from './caller.ts';
import type { Envelope } from './envelope.ts';

type Answer = { data: unknown; envelope: Envelope };

/**
 * For the callers of one request: equal reads of the visitor's data share one call. Each write forgets these reads,
 * when it begins and when it has ended.
 */
export function readOnce(): (caller: Caller) => Caller {
  const answers = new Map<string, Promise<Answer>>();
  return (caller) => readingOnce(caller, answers);
}

function readingOnce(caller: Caller, answers: Map<string, Promise<Answer>>): Caller {
  const reading =
    (kind: 'get' | 'service'): Caller['get'] =>
    async (path, read, ask) => {
      const key = `${kind} ${keyOf(path, ask)}`;
      const answer = answers.get(key) ?? caller[kind](path, (data, envelope) => ({ data, envelope }), ask);
      answers.set(key, answer);
      const { data, envelope } = await answer;
      return read(data, envelope);
    };

  const writing =
    (method: 'post' | 'put' | 'delete'): Caller['post'] =>
    async (path, read, ask) => {
      answers.clear();
      try {
        return await caller[method](path, read, ask);
      } finally {
        answers.clear();
      }
    };

  return {
    ...caller,
    get: reading('get'),
    service: reading('service'),
    post: writing('post'),
    put: writing('put'),
    delete: writing('delete'),
  };
}

function keyOf(path: string, { params, query, headers }: Ask = {}): string {
  return JSON.stringify([path, params, query, headers]);
}
