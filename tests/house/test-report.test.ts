import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from '#scripts/setup/test-report.ts';

test('a failed Vitest test is reported by file and title, with its error', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          { status: 'failed', fullName: 'breaks', failureMessages: ['expected 1 to be 2'] },
        ],
      },
    ],
  };
  expect(readVitest(report)).toEqual({
    passed: 1,
    failures: [{ name: 'a.test.ts › breaks', error: 'expected 1 to be 2' }],
  });
});

test('a file that fails to load is reported as one failure, beside failed tests', () => {
  const broken = { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  const failed = {
    name: 'a.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [{ status: 'failed', fullName: 'breaks', failureMessages: ['no'] }],
  };
  expect(readVitest({ numPassedTests: 0, testResults: [failed, broken] }).failures).toEqual([
    { name: 'a.test.ts › breaks', error: 'no' },
    { name: 'b.test.ts', error: 'no such module' },
  ]);
});

test('failed and flaky browser tests are found at any depth, as are errors outside of tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'c.e2e.ts',
    line: 3,
    tests: [{ status, results: [{ errors: [{ message: `${title} went wrong` }] }] }],
  });
  const report = {
    stats: { expected: 1 },
    errors: [{ message: 'no server' }],
    suites: [
      { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected'), spec('three', 'flaky')] }] },
    ],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failures: [
      { name: 'browser tests', error: 'no server' },
      { name: 'c.e2e.ts:3 › two', error: 'two went wrong' },
      { name: 'c.e2e.ts:3 › three', error: 'three went wrong' },
    ],
  });
});
