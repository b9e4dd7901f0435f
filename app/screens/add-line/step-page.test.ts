import { beforeEach, expect, test } from 'vitest';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { addLinePage } from './step-page.ts';
import { savePlan } from './plan/intent.ts';
import { account, context, begin, version, choose, fill, form, sendBy, sendOrder } from '#rpc/testing/fake-add-line.ts';

beforeEach(() => begin());

test('begins with the plan, and continues at the first incomplete step (JOURNEY-2)', async () => {
  expect(await addLinePage(context)).toEqual({ kind: 'elsewhere', step: 'plan' });
  await choose({ count: 2 });
  expect(await addLinePage(context)).toEqual({ kind: 'elsewhere', step: 'line-1' });
  expect(await fill({ position: 1 })).toEqual({ kind: 'step', step: 'line-2' });
  expect(await addLinePage(context, 'review')).toEqual({ kind: 'elsewhere', step: 'line-2' });
});

test('an older tab saves nothing (JOURNEY-5)', async () => {
  const old = version();
  await choose();
  expect(await savePlan(context, { version: old, planId: 'large', count: 3 })).toEqual({
    kind: 'rejected',
    reason: 'changed',
  });
  expect(await addLinePage(context, 'plan')).toMatchObject({ chosen: { planId: 'small', count: 1 } });
});

test('a step that may not be reached yet is not saved (JOURNEY-3)', async () => {
  expect(await sendBy('usps_priority_mail')).toEqual({
    kind: 'rejected',
    reason: 'changed',
  });
});

test('shows the reason to a viewer who may not add a line, and saves nothing (ADDLINE-19)', async () => {
  begin([lineOf(1, { isPrimary: false }), lineOf(2)]);
  expect(await addLinePage(context)).toMatchObject({ kind: 'blocked', why: { reason: 'secondary' } });
  await expect(choose()).rejects.toMatchObject({ reason: 'secondary' });
  expect(account.journeys.size).toBe(0);
});

test('shows the page of an order in progress (ADDLINE-20)', async () => {
  await sendOrder();
  expect(await addLinePage(context)).toEqual({ kind: 'under-way', operationId: form });
  expect(await choose({ count: 2 })).toEqual({ kind: 'rejected', reason: 'changed' });
});

test('does not show a person the order that somebody else has in progress (ADDLINE-20)', async () => {
  await sendOrder();
  for (const order of account.operations) Object.assign(order, { subjectId: 'line-9', actorId: 'line-9' });
  expect(await addLinePage(context)).toMatchObject({ kind: 'elsewhere', step: 'review' });
});
