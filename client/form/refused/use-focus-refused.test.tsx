import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { TextField } from '../TextField.tsx';
import { useFocusRefused } from './use-focus-refused.ts';

type Failure = { at: number; message?: string; whole?: string };

function Form({ failure }: { failure?: Failure }) {
  const form = useFocusRefused(failure);
  return (
    <form ref={form}>
      {failure?.whole && (
        <p role="alert" tabIndex={-1}>
          {failure.whole}
        </p>
      )}
      <div key={failure?.at}>
        <TextField name="number" label="Number" />
        <TextField name="email" label="Email" error={failure?.message} />
      </div>
      <input name="other" />
    </form>
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;

async function open() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (failure?: Failure) => act(async () => root.render(<Form {...(failure && { failure })} />));
  await show();
  return { show };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('the first invalid field gets the focus and keeps its error, on every submit', async () => {
  const { show } = await open();
  for (const at of [1, 2]) {
    await act(async () => field('email').focus());
    await show({ at, message: 'Enter correct email' });
    expect(document.activeElement).toBe(field('email'));
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
  }
});

it('an error of the whole form gets the focus first', async () => {
  const { show } = await open();
  field('email').focus();
  await show({ at: 1, whole: 'No answer' });
  expect(document.activeElement?.textContent).toBe('No answer');
});

it('focus in an unrelated field is not moved', async () => {
  const { show } = await open();
  field('other').focus();
  await show({ at: 1, message: 'Enter correct email' });
  expect(document.activeElement).toBe(field('other'));
});
