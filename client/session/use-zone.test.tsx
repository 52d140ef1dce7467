import { afterEach, expect, test, vi } from 'vitest';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DocumentZone, useZone } from './use-zone.ts';

const Shown = () => <p>{useZone()}</p>;
const inDocument = (zone: string | undefined) => (
  <DocumentZone value={zone}>
    <Shown />
  </DocumentZone>
);

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function liveIn(timeZone: string): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone,
  });
}

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  [undefined, 'UTC'],
])('a document rendered in %s hydrates without errors, then shows the reader’s time zone', async (zone, written) => {
  liveIn('America/Denver');
  const html = renderToString(inDocument(zone));
  expect(html).toBe(`<p>${written}</p>`);
  document.body.innerHTML = html;
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(document.body, inDocument(zone), { onRecoverableError }));
  expect(document.body.textContent).toBe('America/Denver');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
