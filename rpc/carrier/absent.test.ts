import { expect, test } from 'vitest';
import { customer } from '#contracts/customer/endpoints.ts';
import { topup } from '#contracts/topup/endpoints.ts';
import { readAllWithView, readAll, readRequest } from '../portal-reads.ts';
import { replyOrUndefined } from '../problem.ts';
import { contextOf, FakeAccount, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { createCarrier } from './client.ts';

function clientAt(capabilities: ReadonlySet<string> | undefined) {
  const sent: string[] = [];
  const noted: string[] = [];
  const origin = 'https://carrier.example.test';
  const carrier = createCarrier({
    origins: { carrier: origin, marketing: origin, 'referral-tracking': origin, maps: origin, rates: origin },
    secret: 'a secret',
    fetch: async (request) => {
      sent.push((request as Request).url);
      return Response.json({ status: 'SUCCESS', data: { pulse: 1, pulseCost: 5 } });
    },
    now: () => new Date(),
    transactionId: () => 'transaction-1',
    capabilities,
    onAbsent: (endpoint) => noted.push(endpoint),
  });
  return { carrier, sent, noted };
}

test('sends no call of an unsupported endpoint, and names it in the fault (TIER-1)', async () => {
  const { carrier, sent, noted } = clientAt(new Set(['customer.group']));
  const outcome = await carrier.attempt(topup.pulse, {});
  expect(outcome).toMatchObject({ kind: 'fault', why: 'absent', message: 'topup.pulse' });
  expect([sent, noted]).toEqual([[], ['topup.pulse']]);
});

test('sends calls of supported endpoints, and all without capabilities (TIER-1)', async () => {
  for (const capabilities of [new Set(['topup.pulse']), undefined]) {
    const { carrier, sent, noted } = clientAt(capabilities);
    expect(await carrier.attempt(topup.pulse, {})).toMatchObject({ kind: 'reply' });
    expect([sent.length, noted]).toEqual([1, []]);
  }
});

test('leaves out an optional call without a record (TIER-5)', async () => {
  const { carrier, sent, noted } = clientAt(new Set());
  await carrier.attempt(topup.pulse, {}, { mayBeAbsent: true });
  expect([sent, noted]).toEqual([[], []]);
});

test('returns the supported reads of a page, each outcome by its name (TIER-4)', async () => {
  const account = new FakeAccount(['line-1'], { 'customer.group': reply({ customers: [] }) });
  const { context } = contextOf(lineOf(1), account);
  const { groupId } = context.viewer.actor;
  const few = { ...context, capabilities: new Set(['customer.group']) };
  const asked = { pulse: readRequest(topup.pulse, {}, 0), group: readRequest(customer.group, { groupId }, 0) };
  for (const outcomes of [await readAll(few, asked), (await readAllWithView(few, asked)).outcomes]) {
    expect(outcomes.pulse).toMatchObject({ why: 'absent' });
    expect(replyOrUndefined(outcomes.group)).toMatchObject({ customers: [] });
  }
  expect(new Set(account.reads)).toEqual(new Set(['customer.group']));
});
