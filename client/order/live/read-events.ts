/** The data of server-sent events, parsed, one by one. @param beat is called for everything that arrives. */
export async function* readEvents<Event>(body: ReadableStream<Uint8Array>, beat: () => void): AsyncGenerator<Event> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    beat();
    const events = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, data] = /^data: (.+)$/m.exec(event) ?? [];
      if (data) yield JSON.parse(data) as Event;
    }
  }
}
