import { expect, it } from 'vitest';
import { BUILD, CONTACT, issuesOf } from './asked.ts';

function formOf(typed: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return form;
}

const message = { name: 'Ada', email: 'ada@example.com', topic: 'ORDER', order: '', text: 'Hello' };

it('a valid form without the optional fields has no errors', () => {
  expect(issuesOf(formOf(message), CONTACT)).toEqual([]);
});

it('an empty form reports every required field in form order', () => {
  const required = (form: FormData, asked: typeof CONTACT) => issuesOf(form, asked).map(({ field }) => field);
  expect(required(formOf({ name: '  ' }), CONTACT)).toEqual(['name', 'email', 'topic', 'text']);
  expect(required(formOf({}), BUILD)).toEqual(['game', 'text', 'budget', 'currency', 'email']);
});

it('an invalid email and a text over 2000 characters are errors', () => {
  expect(issuesOf(formOf({ ...message, email: 'ada@', text: 'x'.repeat(2001) }), CONTACT)).toEqual([
    { field: 'email', message: 'Enter correct email' },
    { field: 'text', message: 'At most 2000 characters' },
  ]);
  expect(issuesOf(formOf({ ...message, text: '🧙'.repeat(2000) }), CONTACT)).toEqual([]);
});
