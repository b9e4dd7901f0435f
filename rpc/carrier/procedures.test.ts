import { describe, expect, test } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { shown } from '#contracts/examples.ts';
import type { Outcome } from '../problem.ts';
import { proceduresOf } from '../testing/procedures-of.ts';
import type { CallOptions, Carrier } from './client.ts';
import { carrierCaller, carrierRouter, readById } from './procedures.ts';

const procedures = await proceduresOf<{ _def: { type: string } }>(carrierRouter);
const options: CallOptions = { limitMs: 2_300 };

function fake(outcome: Outcome<unknown> = { kind: 'reply', reply: { pulse: 1, pulseCost: 500 } }) {
  const calls: { id: string; input: unknown; options: unknown }[] = [];
  const attempt = async (target: { id: string }, input: unknown, given: unknown): Promise<never> => {
    calls.push({ id: target.id, input, options: given });
    return outcome as never;
  };
  return { calls, caller: carrierCaller({ carrier: { attempt } as Carrier, options }) };
}

describe('carrier procedures', () => {
  test('has one for each declaration, a query for a read and a mutation for a write (HTTP-3)', () => {
    const expected = endpoints.map(({ id, effect }) => [id, effect === 'read' ? 'query' : 'mutation']);
    expect(
      Object.entries(procedures)
        .map(([path, procedure]) => [path, procedure._def.type])
        .sort(),
    ).toEqual(expected.sort());
  });

  test('a call passes its options to the client and returns the outcome unchanged', async () => {
    const { caller, calls } = fake();
    expect(await caller.topup.pulse({})).toEqual({ kind: 'reply', reply: { pulse: 1, pulseCost: 500 } });
    expect(calls).toEqual([{ id: 'topup.pulse', input: {}, options }]);
  });

  test.each<Outcome<unknown>>([
    { kind: 'problem', name: 'unavailable', resCode: 40625, message: 'no' },
    { kind: 'fault', why: 'timeout', transactionId: 'transaction-1' },
  ])('a refusal and a fault are outcomes, not exceptions (HTTP-16): $kind', async (outcome) => {
    expect(
      await fake(outcome).caller.topup.create({
        customerId: 'line-1',
        totalData: 1,
        taxInfo: { customerId: 'line-1' },
      }),
    ).toEqual(outcome);
  });

  test('a wrong input is a fault that names the fields, not an exception, and nothing is sent (HTTP-16)', async () => {
    const { caller, calls } = fake();
    expect(await caller.customer.byUsername({ id: 'no address' })).toEqual({
      kind: 'fault',
      why: 'input',
      message: 'id',
      transactionId: expect.any(String),
    });
    expect(calls).toEqual([]);
  });

  test('a fault names all the fields that are wrong (HTTP-16)', async () => {
    const { caller } = fake();
    const input = { countryCode: 7, imei: 7 } as never;
    expect(await caller.device.imeiCheck(input)).toMatchObject({ why: 'input', message: 'countryCode, imei' });
  });

  test('a field that the declaration does not have is a wrong input', async () => {
    const { caller, calls } = fake();
    const input = { customerId: 'line-1', dataCutOff: true, primaryId: 'line-1', other: 1 };
    expect(await caller.usage.dataCutoff(input)).toMatchObject({ kind: 'fault', why: 'input' });
    expect(calls).toEqual([]);
  });

  test.each(['..', '%2e%2e', 'a/b', '', 'a b'])('nothing is sent for the id %j (HTTP-4)', async (groupId) => {
    const { caller, calls } = fake();
    expect(await caller.customer.group({ groupId })).toMatchObject({ kind: 'fault', why: 'input', message: 'groupId' });
    expect(calls).toEqual([]);
  });

  test('an error inside the client is not taken for a wrong input', async () => {
    const failing = { attempt: () => Promise.reject(new Error('broken')) } as unknown as Carrier;
    await expect(carrierCaller({ carrier: failing, options }).topup.pulse({})).rejects.toThrow('broken');
  });
});

const shownReads = shown.filter(({ endpoint }) => endpoint.effect === 'read');

function throwsNotARead(run: () => unknown): boolean {
  try {
    run();
  } catch (thrown) {
    return String(thrown).includes('is not a read');
  }
  return false;
}

describe('a read by its id', () => {
  test('calls the same procedure by the id', async () => {
    const { caller, calls } = fake();
    await readById(caller, 'topup.pulse', {});
    expect(calls.map(({ id }) => id)).toEqual(['topup.pulse']);
  });

  const writes = endpoints.filter(({ effect }) => effect === 'write').map(({ id }) => id);
  test('refuses every write', () => {
    const { caller, calls } = fake();
    expect(writes.length).toBeGreaterThan(20);
    const accepted = writes.filter((id) => !throwsNotARead(() => readById(caller, id, {})));
    expect(accepted).toEqual([]);
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
  ])('refuses an id that was not declared: %j', (id) => {
    expect(() => readById(fake().caller, id, {})).toThrow('is not a read');
  });

  test('accepts every declared read', async () => {
    const { caller, calls } = fake();
    for (const { endpoint, replies } of shownReads) await readById(caller, endpoint.id, replies[0]?.input ?? {});
    expect(calls.map(({ id }) => id)).toEqual(shownReads.map(({ id }) => id));
  });
});
