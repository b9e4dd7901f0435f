import { expect, test } from 'vitest';
import { afterStep, elsewhere, loadStep } from './load-step.ts';
import type { AddLinePage } from './step-page.ts';

const to = (page: object, because?: string) => elsewhere(page as AddLinePage, because);

test('ADDLINE-20: while an order is under way, each step leads to it', () => {
  expect(to({ at: 'under-way', operationId: 'o-1' })).toBe('/add-line/orders/o-1');
});

test('JOURNEY-3: a step that may not be reached yet leads to the one that can, with why nothing was saved', () => {
  expect(to({ at: 'elsewhere', step: 'plan' })).toBe('/add-line/plan');
  expect(to({ at: 'elsewhere', step: 'plan' }, 'changed')).toBe('/add-line/plan?because=changed');
});

test('ADDLINE-19: whoever may not go on is led to the page that says why', () => {
  expect(to({ at: 'blocked' })).toBe('/add-line');
});

test('JOURNEY-5: a step that was saved leads to the next; one of an older tab comes back and says so', () => {
  const leads = (outcome: object) => afterStep('address', outcome as never).headers.get('location');
  expect(leads({ kind: 'step', step: 'shipping' })).toBe('/add-line/shipping');
  expect(leads({ kind: 'rejected', reason: 'changed' })).toBe('/add-line/address?because=changed');
});

test('JOURNEY-3: a page that is asked for is the one the journey is at, or a redirect to that', async () => {
  const load = (page: object) =>
    loadStep(
      {
        request: new Request('https://portal.test/add-line/address?because=changed'),
        context: { run: async () => page } as never,
      },
      'address',
    );
  const page = { at: 'address' };
  expect(await load(page)).toEqual({ page, because: 'changed' });
  const led = await load({ at: 'elsewhere', step: 'plan' }).catch((thrown: Response) => thrown);
  expect((led as Response).headers.get('location')).toBe('/add-line/plan?because=changed');
});
