import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ContactForm } from './ContactForm.tsx';

let root: Root;
let page: HTMLElement;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  let attempt = 0;
  const action = async ({ request }: { request: Request }) => {
    const typed = Object.fromEntries((await request.formData()).entries());
    return data({ issues: [{ field: 'order', message: 'Unknown' }], typed, at: (attempt += 1) }, { status: 422 });
  };
  router = createMemoryRouter([{ path: '/en-us/contact-us', element: <ContactForm />, action }], {
    initialEntries: ['/en-us/contact-us'],
  });
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const control = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!;

async function send() {
  const formData = new FormData(page.querySelector('form')!);
  await act(() => router.navigate('/en-us/contact-us', { formMethod: 'post', formData }));
}

it('a rejected message keeps the typed values, its error links to the field, and the first such field gets the focus', async () => {
  control('text').value = 'Where is it?';
  control('order').value = 'mine';
  await send();
  expect(control('text').value).toBe('Where is it?');
  expect(control('order').getAttribute('aria-invalid')).toBe('true');
  const link = page.querySelector('[role=alert] a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Order number: Unknown', '#field-order']);
  expect(document.activeElement).toBe(control('order'));
});

it('following a link of the error summary keeps the message and its errors', async () => {
  control('text').value = 'Where is it?';
  await send();
  await act(() => router.navigate('/en-us/contact-us#field-order'));
  expect(control('text').value).toBe('Where is it?');
  expect(page.querySelector('[role=alert]')).not.toBeNull();
});

it('the same error is shown again after it was cleared', async () => {
  await send();
  for (const name of ['text', 'order']) await act(async () => control(name).focus());
  expect(control('order').getAttribute('aria-invalid')).toBeNull();
  await send();
  expect(control('order').getAttribute('aria-invalid')).toBe('true');
});
