import { beforeEach, expect, test } from 'vitest';
import { fault, noon, reply } from '#rpc/testing/fake-account.ts';
import { addLinePage } from '../step-page.ts';
import {
  compatible,
  imei,
  replies,
  account,
  context,
  begin,
  choose,
  fill,
  review,
} from '#rpc/testing/fake-add-line.ts';

beforeEach(async () => {
  begin();
  await choose();
});
const unset = { sim: undefined };

test('gets the eSIM that its device has when nothing was chosen (ADDLINE-8)', async () => {
  expect(await fill({ ...unset, imei })).toEqual({ kind: 'step', step: 'review' });
  expect(await addLinePage(context, 'line-1')).toMatchObject({
    line: { firstName: 'Ana', lastName: 'Reyes', sim: undefined, imei, make: 'Apple', model: 'iPhone 15' },
  });
  expect(await review()).toMatchObject({ order: { lines: [{ sim: 'esim' }] } });
  replies['device.imeiCheck'] = reply({ ...compatible, esimAvailable: false });
  expect(await fill({ ...unset, imei })).toEqual({ kind: 'step', step: 'address' });
});

test('shows the SIM that somebody chose, and not the one of its device (ADDLINE-8)', async () => {
  await fill({ sim: 'esim', imei });
  expect(await addLinePage(context, 'line-1')).toMatchObject({ line: { sim: 'esim' } });
});

test('requires a choice of the SIM when the IMEI is empty (ADDLINE-8)', async () => {
  expect(await fill(unset)).toEqual({ kind: 'problem', problem: { field: 'sim', kind: 'missing' } });
});

test('gets no eSIM that its device cannot have, and no card on a plan for eSIMs (ADDLINE-9)', async () => {
  replies['device.imeiCheck'] = reply({ ...compatible, esimAvailable: false });
  expect(await fill({ sim: 'esim', imei })).toEqual({ kind: 'problem', problem: { field: 'sim', kind: 'no-esim' } });
  await choose({ planId: 'esim' });
  expect(await fill()).toEqual({ kind: 'problem', problem: { field: 'sim', kind: 'plan-needs-esim' } });
  // "Choose SIM card" would be what this plan forbids.
  for (const sim of ['esim', 'sim', undefined])
    expect(await fill({ sim, imei })).toEqual({ kind: 'problem', problem: { field: 'sim', kind: 'plan-needs-esim' } });
});

test.each([
  [reply({ ...compatible, isValid: false }), { kind: 'incompatible' }],
  [{ kind: 'problem', name: 'downtime', resCode: 40245, message: 'x' }, { kind: 'downtime' }],
  [{ kind: 'problem', name: 'fiveGDevice', resCode: 40267, message: 'x' }, { kind: 'fiveG' }],
  [
    { kind: 'problem', name: 'alreadyInUse', resCode: 40152, message: 'It is in use.' },
    { kind: 'alreadyInUse', message: 'It is in use.' },
  ],
  [fault('timeout'), { kind: 'failed' }],
] as const)('is not saved when the check of its IMEI says %j (ADDLINE-7)', async (said, problem) => {
  replies['device.imeiCheck'] = said;
  expect(await fill({ imei })).toMatchObject({ kind: 'problem', problem: { field: 'imei', ...problem } });
  expect(await addLinePage(context)).toEqual({ kind: 'elsewhere', step: 'line-1' });
});

test.each([0, 1.5, 6])('has a position from 1 to 5, and does not exist for %d', async (position) => {
  await expect(fill({ position })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('throws when the session ends during the check', async () => {
  replies['device.imeiCheck'] = fault('session');
  await expect(fill({ imei })).rejects.toThrow('fault session');
});
test('makes no carrier call after too many device checks (SAFETY-10)', async () => {
  account.limitedUntil = noon + 60_000;
  await expect(fill({ imei })).rejects.toMatchObject({ until: noon + 60_000 });
  expect(account.counted).toEqual(['device-check']);
  expect(account.asked.map(({ id }) => id)).not.toContain('device.imeiCheck');
});
