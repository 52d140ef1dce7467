import { expect, test } from 'vitest';
import { listOf, objectOf, readEnvelope, readList } from './envelope.ts';
import { UpstreamFailure } from './failure.ts';

const answer = (body: unknown, status = 200, headers = {}) => ({
  status,
  headers,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

function failureOf(...given: Parameters<typeof answer>): UpstreamFailure {
  try {
    readEnvelope(answer(...given));
  } catch (error) {
    if (error instanceof UpstreamFailure) return error;
  }
  throw new Error('no failure');
}

test.each([1, '1', true])('success %o is read as success', (success) => {
  expect(readEnvelope(answer({ success, error: [], data: [1] })).data).toEqual([1]);
});

test.each([0, '0', false, undefined, null, 'yes'])('success %o is read as failure', (success) => {
  expect(failureOf({ success, error: ['No'], data: [] })).toMatchObject({
    kind: 'status',
    status: 200,
    messages: ['No'],
  });
});

test('a response without a success field succeeds unless it contains an error', () => {
  expect(readEnvelope(answer({ data: [1] })).data).toEqual([1]);
  expect(readEnvelope(answer({ error: [], data: [1] })).data).toEqual([1]);
  expect(failureOf({ error: { warning: 'No' }, data: [1] })).toMatchObject({ kind: 'status', messages: ['No'] });
});

test.each([204, 205])('a %i response is success without data', (status) => {
  expect(readEnvelope(answer('', status))).toMatchObject({ data: undefined, warnings: [] });
});

test('a 200 without success but with an error message is a 400 for a write, a failure for a read', () => {
  const declined = answer({ success: 0, error: ['The card was declined'] });
  expect(() => readEnvelope(declined, true)).toThrow(expect.objectContaining({ status: 400 }));
  expect(() => readEnvelope(declined)).toThrow(expect.objectContaining({ status: 200 }));
  const wordless = answer({ success: 0, error: [] });
  expect(() => readEnvelope(wordless, true)).toThrow(expect.objectContaining({ status: 200 }));
});

test('error code not_found is reported as status 404 whatever the HTTP status', () => {
  const error_details = [{ code: 'not_found', message: 'Product not found' }];
  expect(failureOf({ success: 0, error: ['Product not found'], error_details })).toMatchObject({ status: 404 });
});

test.each([
  [
    ['One', 'Two'],
    ['One', 'Two'],
  ],
  ['One', ['One']],
  [{ warning: 'One', stock: 'Two' }, ['One', 'Two']],
  [null, []],
  [undefined, []],
  [['', 7, null], []],
])('error messages are read from %o', (error, messages) => {
  expect(failureOf({ success: 0, error }, 400).messages).toEqual(messages);
});

test('a failure without messages names its status code', () => {
  expect(failureOf({ success: 0, error: [] }, 405).message).toBe('request failed with status code 405');
});

test.each(['<html>Bad gateway</html>', ''])('a 502 with body %o is a failure of kind status', (body) => {
  expect(failureOf(body, 502)).toMatchObject({ kind: 'status', status: 502 });
});

test.each(['<html></html>', '', 'null', '[]', '7', '{"success":1'])('a 200 with body %o is malformed', (body) => {
  expect(failureOf(body)).toMatchObject({ kind: 'malformed' });
});

test('errors in a successful response are warnings', () => {
  const { warnings } = readEnvelope(answer({ success: 1, error: ['Minimum order amount for Gold is 100!'], data: {} }));
  expect(warnings).toEqual(['Minimum order amount for Gold is 100!']);
});

test('error details keep their field, and invalid details are omitted', () => {
  const { details } = failureOf(
    {
      success: 0,
      error: ['Required'],
      error_details: [{ code: 'required', field: '12', message: 'Required' }, 'junk'],
    },
    400,
  );
  expect(details).toEqual([{ code: 'required', field: '12', message: 'Required' }]);
});

test.each([
  [{ success: 1, data: [], total: 7 }, {}, 7],
  [{ success: 1, data: { products: [], total: '7' } }, {}, 7],
  [{ success: 1, data: [] }, { 'x-total-count': '7' }, 7],
  [{ success: 1, data: [] }, {}, undefined],
])('the total of %o is read from the body, the data or the X-Total-Count header', (body, headers, total) => {
  expect(readEnvelope(answer(body, 200, headers)).total).toBe(total);
});

test('a list is read as it is or from the products or data field', () => {
  expect(listOf([1])).toEqual([1]);
  expect(listOf({ products: [1] })).toEqual([1]);
  expect(listOf({ data: [1] })).toEqual([1]);
  expect(listOf({})).toEqual([]);
});

test.each([null, undefined, 'none', 7, true, { products: 'none' }, { total: 3 }])(
  '%o in place of a list is a failure of the shop, not an empty list',
  (data) => {
    expect(() => listOf(data)).toThrow(UpstreamFailure);
  },
);

test('invalid list items are omitted, and a list of only invalid items is a failure', () => {
  const read = ({ id }: Record<string, unknown>) => (typeof id === 'number' ? id : undefined);
  expect(readList([{ id: 1 }, 'junk', {}], read)).toEqual([1]);
  expect(readList([], read)).toEqual([]);
  expect(() => readList(['junk', 7, {}], read)).toThrow(UpstreamFailure);
});

test.each([null, 'text', 7, false, ['a']])('%o in place of an object is a failure of the shop', (data) => {
  expect(() => objectOf(data)).toThrow(UpstreamFailure);
  expect(objectOf([])).toEqual({});
});

test('a response that is nested too deeply is rejected', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const wide = ' '.repeat(64 * 1024);
  const of = (levels: number) => ({ ...answer({}), text: `{"success":1,"data":${nested(levels)}${wide}}` });
  expect(readEnvelope(of(90)).data).toBeDefined();
  expect(() => readEnvelope(of(20_000))).toThrow(UpstreamFailure);
});

test.each([
  ['Please <a href="https://shop.example/contact">contact us</a> for assistance!', 'Please contact us for assistance!'],
  ['Tom &amp; Jerry&#039;s <b>raid</b>', "Tom & Jerry's raid"],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
])('the message %j is converted to the plain text %j', (written, read) => {
  const error_details = [{ code: 'coupon', message: written, hint: written }];
  expect(failureOf({ success: 0, error: ['<br />', written], data: [], error_details }, 400)).toMatchObject({
    messages: [read],
    details: [{ message: read, hint: read }],
  });
});

test.each<[string, number | undefined, string?]>([
  ['7', 7_000],
  ['0', 0],
  ['-5', undefined],
  ['soon', undefined],
  ['99999999999', 86_400_000],
  ['Tue, 24 Nov 2026 19:01:30 GMT', 90_000, 'Tue, 24 Nov 2026 19:00:00 GMT'],
  ['Tue, 24 Nov 2026 18:00:00 GMT', 0, 'Tue, 24 Nov 2026 19:00:00 GMT'],
  ['Fri, 31 Dec 9999 23:59:59 GMT', 86_400_000],
  ['Xxx, 99 Xxx 2026 19:01:30 GMT', undefined],
])('Retry-After: %s is read as %s ms', (after, wait, date) => {
  const headers = { 'retry-after': after, ...(date && { date }) };
  expect(failureOf({ success: 0, error: ['Too many requests'] }, 429, headers).retryAfterMs).toBe(wait);
});
