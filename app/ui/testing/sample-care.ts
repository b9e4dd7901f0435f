import type { CareFact, CareFacts } from '#rpc/portal/care-view.ts';
import { sampleNow } from './sample-page.ts';

export function careFact(overrides: Partial<CareFact> = {}): CareFact {
  return {
    reference: 'K7Q4-MXT9',
    kind: 'data-service',
    summary: { kind: 'data-service', pause: true },
    state: 'refused',
    line: 1,
    sentAt: sampleNow - 60_000,
    settledAt: sampleNow - 50_000,
    refusal: 'other',
    steps: [],
    ...overrides,
  };
}

export function careFacts(overrides: Partial<CareFacts> = {}): CareFacts {
  return {
    since: sampleNow,
    until: sampleNow + 900_000,
    operations: [
      careFact(),
      careFact({
        reference: 'AAAA-2222',
        kind: 'add-line',
        summary: { kind: 'add-line', lines: 1, monthly: 2000, once: 1099 },
        state: 'needs-care',
        line: undefined,
        lastCheckedAt: sampleNow,
        steps: [{ step: 'order', state: 'refused', refusal: 'other' }],
      }),
      careFact({ reference: 'BBBB-3333', state: 'done', refusal: undefined }),
    ],
    questions: [{ kind: 'activation', startedAt: sampleNow, failures: 1 }],
    ...overrides,
  };
}
