import { afterEach, expect, test, vi } from 'vitest';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DocumentZone, rememberZone, useZone } from './use-zone.ts';

const Shown = () => <p>{useZone()}</p>;
const inDocument = (zone: string | undefined) => (
  <DocumentZone value={zone}>
    <Shown />
  </DocumentZone>
);

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.cookie = 'zone=; Path=/; Max-Age=0';
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

test('the time zone cookie is written once, and again when the zone changes', () => {
  liveIn('America/Denver');
  const write = vi.spyOn(document, 'cookie', 'set');
  rememberZone();
  rememberZone();
  expect(write).toHaveBeenCalledTimes(1);
  expect(document.cookie).toBe('zone=America/Denver');
  liveIn('Asia/Tokyo');
  rememberZone();
  expect(document.cookie).toBe('zone=Asia/Tokyo');
});

test('on a page with TLS the cookie of the zone is secure', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  vi.spyOn(location, 'protocol', 'get').mockReturnValue('https:');
  liveIn('Asia/Tokyo');
  rememberZone();
  expect(written.mock.lastCall?.[0]).toMatch(/^zone=Asia\/Tokyo; .*; Secure$/);
});
