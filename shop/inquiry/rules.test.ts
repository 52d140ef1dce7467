import { expect, test } from 'vitest';
import { isConfirmationDue, readInquiry } from './rules.ts';

const known = { games: new Map([['wow-carry', 'World of Warcraft']]), now: new Date('2026-05-10T08:00:00Z') };
const contact = { kind: 'contact', name: 'Ada', email: 'Ada@Example.com', topic: 'order', order: '', text: 'Hello' };
const build = {
  kind: 'build',
  game: 'wow-carry',
  text: 'A mount',
  budget: '100 to 150',
  currency: 'EUR',
  email: 'a@b.co',
};

const issuesOf = (body: Record<string, string | null>) => {
  const read = readInquiry(body, known);
  return 'issues' in read ? read.issues.map(({ field, message }) => `${field}: ${message}`) : [];
};

test('a contact message includes its sender, topic and formatted order number', () => {
  const written = { ...contact, name: ' Ada \n Byron ', order: '10012', text: ' One\r\n\r\nTwo ' };
  expect(readInquiry(written, known)).toEqual({
    inquiry: {
      kind: 'contact',
      email: 'ada@example.com',
      text: 'One\n\nTwo',
      facts: [
        { name: 'Name', value: 'Ada Byron' },
        { name: 'About', value: 'An order' },
        { name: 'Order', value: 'WS-10012' },
      ],
    },
  });
});

test('a build request names its game, and shows a missing deadline as None', () => {
  expect(readInquiry(build, known)).toMatchObject({
    inquiry: {
      facts: [
        { name: 'Game', value: 'World of Warcraft' },
        { name: 'Budget', value: '100 to 150 EUR' },
        { name: 'Deadline', value: 'None' },
      ],
    },
  });
});

test('all missing fields are reported at once, in the order of the form', () => {
  const required = (fields: string[]) => fields.map((field) => `${field}: Required`);
  expect(issuesOf({ kind: 'contact' })).toEqual(required(['name', 'email', 'topic', 'text']));
  expect(issuesOf({ kind: 'build' })).toEqual(required(['game', 'text', 'budget', 'currency', 'email']));
});

test.each([
  [{ ...contact, kind: 'letter' }, 'kind: Choose one of the list'],
  [{ ...contact, email: 'ada@example' }, 'email: Enter correct email'],
  [{ ...contact, email: 'ada@example.museum' }, 'email: Enter correct email'],
  [{ ...contact, topic: 'weather' }, 'topic: Choose one of the list'],
  [{ ...contact, order: 'my order' }, 'order: Order numbers look like WS-10001'],
  [{ ...contact, text: 'x'.repeat(2001) }, 'text: At most 2000 characters'],
  [{ ...contact, text: null }, 'text: Not a text'],
  [{ ...build, game: 'chess' }, 'game: Choose one of the list'],
  [{ ...build, budget: 'much' }, 'budget: Write an amount, such as 100 or 100 to 150'],
  [{ ...build, currency: 'XYZ' }, 'currency: Choose one of the list'],
  [{ ...build, deadline: '2026-05-08' }, 'deadline: Choose a date to come'],
  [{ ...build, deadline: '2026-02-30' }, 'deadline: Write a date such as 2026-12-24'],
  [{ ...build, deadline: 'soon' }, 'deadline: Write a date such as 2026-12-24'],
])('%j is rejected', (body, issue) => {
  expect(issuesOf(body)).toEqual([issue]);
});

test('a deadline that is today in any time zone is accepted', () => {
  expect(issuesOf({ ...build, deadline: '2026-05-10' })).toEqual([]);
  expect(issuesOf({ ...build, deadline: '2026-05-09' })).toEqual([]);
});

test('emoji count as one character each', () => {
  expect(issuesOf({ ...contact, text: '🧙'.repeat(2000) })).toEqual([]);
});

test('an address is sent at most three confirmations a day', () => {
  expect([isConfirmationDue(2), isConfirmationDue(3)]).toEqual([true, false]);
});
