import { request, type IncomingMessage } from 'node:http';
import type { Loose } from './api.ts';

export type EventStream = {
  status: number;
  headers: IncomingMessage['headers'];
  /** What the next event holds; undefined once the stream is over. */
  next(): Promise<{ data: Loose; errors: Loose } | undefined>;
  /** Breaks the connection, as a page that is closed does. */
  close(): void;
};

/** A subscription on a connection of its own. */
export function openStream(
  url: string,
  query: string,
  variables: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/graphql`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      const events = readEvents(answer);
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        next: async () => (await events.next()).value,
        close: () => asked.destroy(),
      });
    });
    asked.end(JSON.stringify({ query, variables }));
  });
}

async function* readEvents(answer: IncomingMessage): AsyncGenerator<{ data: Loose; errors: Loose }, undefined> {
  let text = '';
  answer.setEncoding('utf8');
  for await (const chunk of answer) {
    const events = (text + String(chunk)).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, data] = /^event: next\ndata: (.*)$/s.exec(event) ?? [];
      if (data) yield JSON.parse(data) as { data: Loose; errors: Loose };
    }
  }
  return undefined;
}
