import { describe, expect, it } from 'vitest';
import { outcomeOfPlaywright, outcomeOfVitest } from './test-reports.ts';

describe('what failed is told again at the end of npm test', () => {
  it('counts tests of Vitest that failed, were skipped or are still to be written, and names them', () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const outcome = outcomeOfVitest({
      numPassedTests: 1,
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
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    });
    expect(outcome).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        'a.test.ts: breaks\n    expected 1 to be 2\n      at a.test.ts:4',
        'a.test.ts: waits\n    skipped',
        'b.test.ts\n    Cannot find module',
      ],
    });
  });

  it.each([
    [2, { passed: 3, failed: 1 }],
    [1, { passed: 1, failed: 3 }],
  ])('with at most %i second tries of Playwright, counts %o and names all of them', (most, counts) => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      file: 'a.spec.ts',
      line: 7,
      title,
      tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 0 },
      suites: [
        { specs: [spec('holds', 'expected'), spec('breaks', 'unexpected', 'no such button')] },
        { suites: [{ specs: [spec('late', 'flaky', 'timed out'), spec('later', 'flaky', 'timed out')] }] },
      ],
    };
    expect(outcomeOfPlaywright(report, most)).toEqual({
      ...counts,
      failures: [
        'e2e/a.spec.ts:7: breaks (unexpected)\n    no such button',
        'e2e/a.spec.ts:7: late (flaky)\n    timed out',
        'e2e/a.spec.ts:7: later (flaky)\n    timed out',
      ],
    });
  });
});
