// Reads what a test runner reports as JSON: how many tests passed, and which failed with which error.

export type Count = { passed: number; failures: Failure[] };
type Failure = { name: string; error: string };

/** What Vitest's `json` reporter writes. */
export type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** What Playwright's `json` reporter writes. */
export type PlaywrightReport = {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

/** A file that cannot be loaded has no test, and is one failure. */
export function readVitest(report: VitestReport): Count {
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) return [{ name: file.name, error: file.message }];
    return failed.map((test) => ({ name: `${file.name} › ${test.fullName}`, error: test.failureMessages.join('\n') }));
  });
  return { passed: report.numPassedTests, failures };
}

/** A test that passed on a second try has failed; what goes wrong outside of a test is a failure of its own. */
export function readPlaywright(report: PlaywrightReport): Count {
  const outside = report.errors.map((error) => ({ name: 'browser tests', error: error.message ?? '' }));
  return { passed: report.stats.expected, failures: [...outside, ...report.suites.flatMap(failuresOfSuite)] };
}

function failuresOfSuite(suite: PlaywrightSuite): Failure[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => ({
        name: `${spec.file}:${spec.line} › ${spec.title}`,
        error: test.results.flatMap((result) => result.errors.map((error) => error.message ?? '')).join('\n'),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}
