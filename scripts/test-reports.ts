/** What a runner's JSON report says: counts, and each failure in a line or two. */
export interface Outcome {
  passed: number;
  failed: number;
  failures: string[];
}

/** The parts of Vitest's report that are read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly {
    file: string;
    line: number;
    title: string;
    tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[];
  }[];
}

/** The parts of Playwright's report that are read here. */
export interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A test that was skipped or is still to be written counts as failed: it proves nothing. */
export function outcomeOfVitest(report: VitestReport): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((one) => one.status !== 'passed')
      .map((one) => failure(`${name}: ${one.fullName}`, one.failureMessages[0] ?? one.status));
    return tests.length > 0 || status === 'passed' ? tests : [failure(name, message)];
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/**
 * A test that was skipped counts as failed, and so do tests that passed at their second try, when there are more of
 * them than `mostSecondTries`.
 */
export function outcomeOfPlaywright({ stats, ...root }: PlaywrightReport, mostSecondTries: number): Outcome {
  const secondTries = stats.flaky > mostSecondTries ? stats.flaky : 0;
  return {
    passed: stats.expected + stats.flaky - secondTries,
    failed: stats.unexpected + stats.skipped + secondTries,
    failures: failuresIn(root),
  };
}

function failuresIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) =>
        failure(`e2e/${file}:${line}: ${title} (${status})`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

/** With the first lines of its message alone: all of it was printed when the test ran. */
function failure(name: string, message = ''): string {
  return [name, ...message.split('\n').slice(0, 3)].filter((line) => line.trim() !== '').join('\n    ');
}
