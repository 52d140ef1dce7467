import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { SubscribeForm } from './SubscribeForm.tsx';

test('the address is validated on blur, and its error is cleared on focus', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<SubscribeForm source="FOOTER" />));
  const email = page.querySelector<HTMLInputElement>('[type=email]')!;
  const visit = async (text: string) => {
    await act(async () => email.focus());
    email.value = text;
    const whileIn = page.querySelector('#subscribe-error');
    await act(async () => email.blur());
    return [whileIn, page.querySelector('#subscribe-error')?.textContent];
  };
  expect(await visit(' ')).toEqual([null, 'Required']);
  expect(await visit('rowan@example.photography')).toEqual([null, 'Enter correct email']);
  expect(await visit('rowan@example.com')).toEqual([null, undefined]);
  await act(async () => root.unmount());
  page.remove();
});
