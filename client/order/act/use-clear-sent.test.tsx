import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { useClearSent } from './use-clear-sent.ts';

function Chat({ sent }: { sent: number }) {
  return (
    <div {...useClearSent(sent)}>
      <form onSubmit={(event) => event.preventDefault()}>
        <textarea />
        <button>Send</button>
      </form>
    </div>
  );
}

const field = () => document.querySelector('textarea')!;

async function open() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (sent: number) => act(async () => root.render(<Chat sent={sent} />));
  await show(0);
  return { show, send: () => act(async () => document.querySelector('button')!.click()) };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('a sent text is cleared, keeping the focus and the text typed since', async () => {
  const { show, send } = await open();
  field().focus();
  field().value = 'Evenings only';
  await send();
  expect(field().value).toBe('Evenings only');
  field().value += '\nand no Mondays';
  await show(1);
  expect(field().value).toBe('and no Mondays');
  expect(document.activeElement).toBe(field());
  await send();
  await show(2);
  expect(field().value).toBe('');
});

it('a message sent from another tab does not clear the field', async () => {
  const { show } = await open();
  field().value = 'Evenings';
  await show(1);
  expect(field().value).toBe('Evenings');
});
