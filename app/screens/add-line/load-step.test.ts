import { expect, test } from 'vitest';
import { afterStep, elsewhere, loadStep } from './load-step.ts';
import type { AddLinePage } from './step-page.ts';

const to = (page: object, because?: string) => elsewhere(page as AddLinePage, because);

test('redirects each step to an order in progress (ADDLINE-20)', () => {
  expect(to({ kind: 'under-way', operationId: 'o-1' })).toBe('/add-line/orders/o-1');
});

test('redirects from an unreachable step to the reachable one, with the reason (JOURNEY-3)', () => {
  expect(to({ kind: 'elsewhere', step: 'plan' })).toBe('/add-line/plan');
  expect(to({ kind: 'elsewhere', step: 'plan' }, 'changed')).toBe('/add-line/plan?because=changed');
});

test('redirects a viewer who may not go on to the page with the reason (ADDLINE-19)', () => {
  expect(to({ kind: 'blocked' })).toBe('/add-line');
});

test('goes from a saved step to the next, and returns one of an older tab with a reason (JOURNEY-5)', () => {
  const leads = (outcome: object) => afterStep('address', outcome as never).headers.get('location');
  expect(leads({ kind: 'step', step: 'shipping' })).toBe('/add-line/shipping');
  expect(leads({ kind: 'rejected', reason: 'changed' })).toBe('/add-line/address?because=changed');
});

test('returns the journey’s current page, or a redirect to it (JOURNEY-3)', async () => {
  const load = (page: object) =>
    loadStep(
      {
        request: new Request('https://portal.test/add-line/address?because=changed'),
        context: { run: async () => page } as never,
      },
      'address',
    );
  const page = { kind: 'address' };
  expect(await load(page)).toEqual({ page, because: 'changed' });
  const led = await load({ kind: 'elsewhere', step: 'plan' }).catch((thrown: Response) => thrown);
  expect((led as Response).headers.get('location')).toBe('/add-line/plan?because=changed');
});
