import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { outcomeOfPlaywright, outcomeOfVitest, sumOf } from './test-reports.ts';

describe('prints the failures again at the end of npm test', () => {
  it('counts and names tests of Vitest that failed or were skipped, and those that passed at their second try', () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const outcome = outcomeOfVitest({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            test('holds', 'passed'),
            test('breaks', 'failed', 'expected 1 to be 2\n\n  at a.test.ts:4\n  at more'),
            test('waits', 'skipped'),
            test('is late', 'passed', 'timed out'),
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    } as unknown as JsonTestResults);
    expect(outcome).toEqual({
      passed: 2,
      failed: 2,
      secondTries: 1,
      failures: [
        'a.test.ts: breaks (failed)\n    expected 1 to be 2\n      at a.test.ts:4',
        'a.test.ts: waits (skipped)',
        'a.test.ts: is late (flaky)\n    timed out',
        'b.test.ts\n    Cannot find module',
      ],
    });
  });

  it('counts and names tests of Playwright that failed, and those that passed at their second try', () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      file: 'a.spec.ts',
      line: 7,
      title,
      tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
    });
    const outcome = outcomeOfPlaywright({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      suites: [
        { specs: [spec('holds', 'expected'), spec('breaks', 'unexpected', 'no such button')] },
        { specs: [], suites: [{ specs: [spec('is late', 'flaky', 'timed out'), spec('waits', 'skipped')] }] },
      ],
    } as unknown as JSONReport);
    expect(outcome).toEqual({
      passed: 2,
      failed: 2,
      secondTries: 1,
      failures: [
        'e2e/a.spec.ts:7: breaks (unexpected)\n    no such button',
        'e2e/a.spec.ts:7: is late (flaky)\n    timed out',
        'e2e/a.spec.ts:7: waits (skipped)',
      ],
    });
  });

  it.each([
    [2, { passed: 12, failed: 1 }],
    [1, { passed: 10, failed: 3 }],
  ])('prints with at most %i second tries in all runners together %o', (most, counts) => {
    const one = { passed: 6, failed: 0, secondTries: 1, failures: ['late'] };
    const sum = sumOf([one, { ...one, failed: 1, failures: ['late', 'broken'] }], most);
    expect(sum).toEqual({ ...counts, secondTries: 2, failures: ['late', 'late', 'broken'] });
  });
});
