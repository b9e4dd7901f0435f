import { beforeEach, expect, test } from 'vitest';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { sampleShipping } from '#rpc/testing/sample-shipping.ts';
import { hour, minute, second, standStill } from '../testing/clock.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { begin, dana } from '../testing/signed-in-account.ts';
import { comeBackAfter, send } from '../testing/own-operations.ts';
import { injectFault, until } from '../testing/world.ts';

// An operator hears of each end that is not "done", and finds it by what its customer says on the phone.

let lines: Record<string, unknown>[];
const ended = () => lines.filter(({ event }) => event === 'operation ended');
const canary = { firstName: 'CANARY', lastName: 'CANARY' };

standStill();
begin('active-single');
beforeEach(() => void (lines = loggedLines()));

/** The one line of an end. @param age seconds */
async function expectEnd(id: string, facts: object): Promise<void> {
  await until(async () => ended().length > 0, 'a line');
  const tag = expect.stringMatching(/^[\w-]{11}$/) as string;
  expect(ended()).toEqual([{ event: 'operation ended', account: tag, reference: spokenReference(id), ...facts }]);
  expect(JSON.stringify(lines)).not.toMatch(/CANARY|@/);
}

test('logs one line for an operation that the carrier refused (LEDGER-29)', async () => {
  await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: { resCode: 49_999 } });
  const { id } = await send('rename', canary);
  await expectEnd(id, { kind: 'rename', state: 'refused', end: 'refused', refusal: 'other', age: 0 });
});

test('logs one line for an operation without a trace, when it is over (LEDGER-7, LEDGER-29)', async () => {
  await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: 500, afterEffect: false });
  const { id } = await send('rename', canary);
  expect(ended()).toEqual([]);
  await comeBackAfter(2 * minute + second);
  expect(ended()).toEqual([]);
  await comeBackAfter(8 * minute);
  await expectEnd(id, { kind: 'rename', state: 'refused', end: 'refused', refusal: 'absent', age: 601 });
});

test('logs one line for an operation that is given up after 72 hours (LEDGER-29)', async () => {
  await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: 500 });
  await injectFault(dana, { endpoint: 'customer.group', fault: 500, times: 1_000 });
  const { id } = await send('rename', canary);
  await comeBackAfter(73 * hour);
  await expectEnd(id, { kind: 'rename', state: 'needs-care', end: 'given up', age: 73 * 3_600 });
});

test('logs one line for an order of new lines that failed half-way, with the refused step (LEDGER-29)', async () => {
  await injectFault(dana, { endpoint: 'order.create', fault: { resCode: 49_999 } });
  const { id } = await send('add-line', {
    primaryId: dana.customerId,
    emailId: dana.email,
    accountRef: 'ACC1|ORD1',
    planId: 'plan-5gb',
    planName: 'Best Fit 5GB',
    lines: [{ firstName: 'ANA', lastName: 'CANARY', sim: 'sim', occurrence: 2, price: 2000 }],
    shipping: { ...sampleShipping, recipient: 'CANARY' },
  });
  await expectEnd(id, { kind: 'add-line', state: 'needs-care', end: 'stopped half-way', refusal: 'refused', age: 0 });
});

test('logs no line for an operation that is done (LEDGER-29)', async () => {
  await send('rename', canary);
  await comeBackAfter(minute);
  expect(ended()).toEqual([]);
});
