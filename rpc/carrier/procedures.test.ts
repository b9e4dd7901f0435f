import { describe, expect, test } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import type { Outcome } from '../problem.ts';
import type { CallOptions, Carrier } from './client.ts';
import { carrierCaller, carrierRouter, readById } from './procedures.ts';

type Procedures = Record<string, { _def: { type: string } } | undefined>;
const procedures = carrierRouter._def.procedures as unknown as Procedures;
const options: CallOptions = { limitMs: 2_300 };

function fake(outcome: Outcome<unknown> = { kind: 'reply', reply: { pulse: 1, pulseCost: 500 } }) {
  const calls: { id: string; input: unknown; options: unknown }[] = [];
  const attempt = async (target: { id: string }, input: unknown, given: unknown) => (
    calls.push({ id: target.id, input, options: given }),
    outcome
  );
  return { calls, caller: carrierCaller({ carrier: { attempt, call: attempt } as unknown as Carrier, options }) };
}

describe('the carrier as procedures', () => {
  test('there is one for each declaration and none besides: a query for a read, a mutation for a write', () => {
    const expected = endpoints.map(({ id, effect }) => [id, effect === 'read' ? 'query' : 'mutation']);
    expect(
      Object.entries(procedures)
        .map(([path, procedure]) => [path, procedure?._def.type])
        .sort(),
    ).toEqual(expected.sort());
  });

  test('a call goes to the client with its options, and its outcome comes back as it is', async () => {
    const { caller, calls } = fake();
    expect(await caller.topup.pulse({})).toEqual({ kind: 'reply', reply: { pulse: 1, pulseCost: 500 } });
    expect(calls).toEqual([{ id: 'topup.pulse', input: {}, options }]);
  });

  test.each<Outcome<unknown>>([
    { kind: 'problem', name: 'unavailable', resCode: 40625, message: 'no' },
    { kind: 'fault', why: 'timeout', transactionId: 'transaction-1' },
  ])('a refusal and a fault are outcomes too: $kind', async (outcome) => {
    expect(
      await fake(outcome).caller.topup.create({
        customerId: 'line-1',
        totalData: 1,
        taxInfo: { customerId: 'line-1' },
      }),
    ).toEqual(outcome);
  });

  test('an input that does not fit is left to the client, which says so in an outcome and does not throw', async () => {
    const { caller, calls } = fake({ kind: 'fault', why: 'input', transactionId: 'transaction-1' });
    expect(await caller.customer.byUsername({ id: 'no address' })).toMatchObject({ kind: 'fault', why: 'input' });
    expect(calls).toHaveLength(1);
  });
});

describe('a read by its id', () => {
  test('reaches the same procedure', async () => {
    const { caller, calls } = fake();
    await readById(caller, 'topup.pulse', {});
    expect(calls.map(({ id }) => id)).toEqual(['topup.pulse']);
  });

  const writes = endpoints.filter(({ effect }) => effect === 'write').map(({ id }) => id);
  test('cannot be a write: none of them', () => {
    const { caller, calls } = fake();
    expect(writes.length).toBeGreaterThan(20);
    for (const id of writes) expect(() => readById(caller, id, {}), id).toThrow('is not a read');
    expect(calls).toEqual([]);
  });

  test.each([
    '',
    'topup',
    'topup.',
    'topup.nothing',
    'nothing.pulse',
    'topup.constructor',
    '__proto__.toString',
    'constructor.name',
  ])('cannot be something that was not declared: %j', (id) => {
    expect(() => readById(fake().caller, id, {})).toThrow('is not a read');
  });

  test('can be every declared read', async () => {
    const reads = endpoints.filter(({ effect }) => effect === 'read');
    const { caller, calls } = fake();
    for (const { id } of reads) await readById(caller, id, {});
    expect(calls.map(({ id }) => id)).toEqual(reads.map(({ id }) => id));
  });
});
