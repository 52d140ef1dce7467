import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

async function readAll(...chunks: Uint8Array<ArrayBuffer>[]): Promise<{ events: unknown[]; beats: number }> {
  const events: unknown[] = [];
  let beats = 0;
  for await (const event of readEvents(new Blob(chunks).stream(), () => (beats += 1))) events.push(event);
  return { events, beats };
}
const bytes = (text: string) => new TextEncoder().encode(text);

test('complete events are read; heartbeats and the complete event yield no data', async () => {
  const stream = ':\n\nevent: next\ndata: {"a":1}\n\n:\n\nevent: next\ndata: {"a":2}\n\nevent: complete\ndata:\n\n';
  expect((await readAll(bytes(stream))).events).toEqual([{ a: 1 }, { a: 2 }]);
});

test('an event split in the middle of a UTF-8 character is read correctly', async () => {
  const stream = bytes('event: next\ndata: {"name":"Übung"}\n\n');
  const at = stream.indexOf(0xc3) + 1;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(stream.slice(0, at));
      controller.enqueue(stream.slice(at));
      controller.close();
    },
  });
  let beats = 0;
  const events: unknown[] = [];
  for await (const event of readEvents(body, () => (beats += 1))) events.push(event);
  expect([events, beats]).toEqual([[{ name: 'Übung' }], 2]);
});

test('an incomplete event at the end of the stream is dropped', async () => {
  expect((await readAll(bytes('event: next\ndata: {"a":1}\n\nevent: next\ndata: {"a"'))).events).toEqual([{ a: 1 }]);
});
