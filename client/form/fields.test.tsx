import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { RangeField } from './range/RangeField.tsx';
import { AmountField } from './amount/AmountField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { SelectField } from './SelectField.tsx';
import { Stepper } from './amount/Stepper.tsx';
import { TextField } from './TextField.tsx';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const show = (content: ReactNode) => act(async () => root.render(content));
const control = () => page.querySelector<HTMLInputElement>('input, select')!;
const leave = () => act(async () => control().blur());
const enter = () => act(async () => control().focus());
const described = () => document.getElementById(control().getAttribute('aria-describedby') ?? '')?.textContent;

async function type(text: string) {
  await enter();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control(), text);
    control().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('a text field is validated on blur, and its error is cleared on input', async () => {
  await show(<TextField name="battletag" label="BattleTag" required format="battletag" />);
  await enter();
  await leave();
  expect(described()).toBe('Required');
  await type('ab');
  expect(control().getAttribute('aria-invalid')).toBeNull();
  await leave();
  expect(described()).toBe('Format is SomeNickname88#12345');
  expect(control().getAttribute('aria-invalid')).toBe('true');
  await type('Rowan88#2114');
  await leave();
  expect(described()).toBeUndefined();
});

it('after a press outside the field, its error appears only once the press has become a click', async () => {
  vi.useFakeTimers();
  await show(<TextField name="battletag" label="BattleTag" required />);
  await enter();
  await act(async () => document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await leave();
  expect(described()).toBeUndefined();
  await act(async () => document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true })));
  expect(described()).toBeUndefined();
  await act(async () => vi.runAllTimers());
  expect(described()).toBe('Required');
  vi.useRealTimers();
});

it('a server error of a field is shown in place of its hint', async () => {
  await show(<TextField name="email" label="Email" format="email" hint="Order updates only" />);
  expect(described()).toBe('Order updates only');
  await show(
    <TextField name="email" label="Email" format="email" hint="Order updates only" error="Enter correct email" />,
  );
  expect(described()).toBe('Enter correct email');
});

it('the clear button empties a field and keeps the focus', async () => {
  const changes: string[] = [];
  await show(
    <TextField name="q" label="Realm" clearable defaultValue="Ar" onChange={(value) => changes.push(value)} />,
  );
  await act(async () => page.querySelector('button')?.click());
  expect(control().value).toBe('');
  expect(changes).toEqual(['']);
  expect(document.activeElement).toBe(control());
  expect(page.querySelector('button')).toBeNull();
});

it('a required select left empty shows Choose in its label and a Required error', async () => {
  await show(<SelectField name="time" label="Start time" required options={[{ value: '20', name: '20:00' }]} />);
  await enter();
  await leave();
  expect(page.querySelector('label')?.textContent).toBe('Choose start time');
  expect(described()).toBe('Required');
});

it('a select without options shows No options', async () => {
  await show(<SelectField name="realm" label="Realm" options={[]} />);
  expect(page.querySelector('option')?.textContent).toBe('No options');
});

it('a read-only select shows the name and submits the value', async () => {
  await show(
    <SelectField
      name="realm"
      label="Realm"
      readOnly
      defaultValue="us-1"
      options={[{ value: 'us-1', name: 'Arthas' }]}
    />,
  );
  expect([control().value, control().readOnly, control().name]).toEqual(['Arthas', true, '']);
  expect(page.querySelector<HTMLInputElement>('input[name=realm]')?.value).toBe('us-1');
});

it('a quantity is clamped to its limits and reported on blur', async () => {
  const told: number[] = [];
  await show(<Stepper name="quantity" value={2} min={1} max={5} onChange={(value) => told.push(value)} />);
  await type('99');
  expect(told).toEqual([]);
  await leave();
  expect(told).toEqual([5]);
  expect(control().value).toBe('5');
  expect(page.querySelector<HTMLButtonElement>('[aria-label=More]')?.disabled).toBe(true);
});

it('the error summary links each message to its field and takes the focus', async () => {
  await show(
    <ErrorSummary errors={[{ field: 'email', message: 'Enter correct email' }, { message: 'The cart changed' }]} />,
  );
  expect(page.querySelector('a')?.getAttribute('href')).toBe('#field-email');
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
});

it('an invalid amount shows the expected format, also after the server rejects it', async () => {
  const amount = (refused: { error?: string }) => (
    <AmountField
      name="gold"
      label="Gold"
      unit="gold"
      bounds={{ minimum: 50, maximum: 500, step: 1 }}
      defaultValue=""
      value=""
      sliding={false}
      {...refused}
    />
  );
  await show(amount({}));
  await type('abc');
  await leave();
  expect(described()).toBe('Type a number, such as 50 to 500');
  await show(amount({ error: 'Gold is not a valid input!' }));
  expect(described()).toBe('Type a number, such as 50 to 500');
  expect(control().getAttribute('aria-invalid')).toBe('true');
});

it('a required amount left empty shows Required until it is focused or a preset is chosen', async () => {
  await show(
    <AmountField
      name="gold"
      label="Gold"
      unit="gold"
      bounds={{ minimum: 50, maximum: 500, step: 1 }}
      defaultValue="80"
      value="80"
      sliding={false}
      required
    />,
  );
  await type('');
  await leave();
  expect([described(), control().getAttribute('aria-invalid')]).toEqual(['Required', 'true']);
  await enter();
  expect(control().getAttribute('aria-invalid')).toBeNull();
  await leave();
  expect(described()).toBe('Required');
  await act(async () => page.querySelector('button')?.click());
  expect(control().getAttribute('aria-invalid')).toBeNull();
});

it('a required end of a range of numbers left empty shows Required until it is focused', async () => {
  const steps = ['1', '2', '3'].map((key) => ({ key, name: key }));
  const names = { from: 'from', to: 'to' };
  await show(
    <RangeField {...{ names, steps }} label="Levels" defaultValue="1-3" value="1-3" sliding={false} required />,
  );
  await type('');
  await leave();
  expect(described()).toBe('Required');
  await enter();
  expect(described()).toBeUndefined();
});

it('the error of a checkbox is cleared once it is focused', async () => {
  const agree = (error: string) => (
    <Checkbox name="agree" required error={error}>
      I agree
    </Checkbox>
  );
  await show(agree('Please agree'));
  expect(described()).toBe('Please agree');
  await enter();
  expect(described()).toBeUndefined();
});
