import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonAssertionResult, JsonTestResults } from 'vitest/node';

/** Result of a runner's JSON report: counts, and each failure in a line or two, those of first tries included. */
export interface Outcome {
  /** Number of passed tests, with those that passed at their second try. */
  passed: number;
  failed: number;
  secondTries: number;
  failures: string[];
}

/** Returns true for a test that passed at its second try. */
function isLate({ status, failureMessages }: JsonAssertionResult): boolean {
  return status === 'passed' && Boolean(failureMessages?.length);
}

/** A test that was skipped or is still to be written counts as failed: it proves nothing. */
export function outcomeOfVitest(report: JsonTestResults): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((one) => one.status !== 'passed' || isLate(one))
      .map((one) =>
        failure(`${name}: ${one.fullName} (${isLate(one) ? 'flaky' : one.status})`, one.failureMessages?.[0]),
      );
    return tests.length > 0 || status === 'passed' ? tests : [failure(name, message)];
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    secondTries: report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(isLate)).length,
    failures,
  };
}

/** Returns the counts of a Playwright report; a skipped test counts as failed. */
export function outcomeOfPlaywright({ stats, suites }: JSONReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    secondTries: stats.flaky,
    failures: suites.flatMap(failuresIn),
  };
}

/** Returns the counts of all runners together. More second tries than `mostSecondTries` count as failed. */
export function sumOf(outcomes: readonly Outcome[], mostSecondTries: number): Outcome {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
  const secondTries = sum((one) => one.secondTries);
  const excess = secondTries > mostSecondTries ? secondTries : 0;
  return {
    passed: sum((one) => one.passed) - excess,
    failed: sum((one) => one.failed) + excess,
    secondTries,
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

function failuresIn({ suites = [], specs }: JSONReportSuite): string[] {
  const ownTests = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) =>
        failure(`e2e/${file}:${line}: ${title} (${status})`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...ownTests, ...suites.flatMap(failuresIn)];
}

/** With the first lines of its message alone: all of it was printed when the test ran. */
function failure(name: string, message = ''): string {
  return [name, ...message.split('\n').slice(0, 3)].filter((line) => line.trim() !== '').join('\n    ');
}
