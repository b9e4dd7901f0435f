import { describe, expect, test } from 'vitest';
import { fault, noon, refOf } from '#rpc/testing/fake-account.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { lineRef, off, visit } from './testing/visit.ts';

describe('turning a service on and off', () => {
  const set = (seen: ReturnType<typeof visit>, enable = true) =>
    seen.set({ service: 'IR', lineRef, operationId: formId, enable });

  test('is one operation with its terms (SERVICE-37)', async () => {
    const seen = visit({ status: { 'line-1': off } });
    expect(await set(seen)).toMatchObject({ operation: { id: formId }, isOwn: true });
    expect(seen.account.operations).toMatchObject([{ kind: 'service', terms: { service: 'IR', enable: true } }]);
  });

  test('sends nothing for a line that is in this state already (SERVICE-37)', async () => {
    const seen = visit({ status: { 'line-1': off } });
    expect(await set(seen, false)).toEqual({ kind: 'rejected', reason: 'same' });
    expect(seen.account.submitted).toEqual([]);
  });

  test('is decided by flags read anew (LEDGER-25)', async () => {
    const seen = visit({ status: { 'line-1': off } });
    await set(seen);
    expect(seen.account.asked.find(({ id }) => id === 'config.keys')?.maxAgeMs).toBe(0);
  });

  test('is refused where its switch is disabled (SERVICE-11)', async () => {
    const seen = visit({ lines: [lineOf(1, { category: 'FRAUD' })], status: { 'line-1': off } });
    await expect(set(seen)).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'fraud' });
    expect(seen.account.submitted).toEqual([]);
  });

  test('keeps the terms of the line open after 40625, when it was to be turned on (SERVICE-31)', async () => {
    const seen = visit({ status: { 'line-1': off, 'line-2': { ...off, irEnabled: true } } });
    seen.account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal: 'unavailable', sentAt: noon });
    await set(seen);
    const unavailable = async (after: string) =>
      (await seen.detail({ service: 'IR', after })).lines.map((line) => line.unavailable);
    expect(await unavailable(formId)).toEqual([true, false]);
    const second = { lineRef: refOf('line-2'), operationId: 'form-id-00000002' };
    await seen.set({ service: 'IR', enable: false, ...second });
    expect(await unavailable('form-id-00000002')).toEqual([false, false]);
  });

  test('sends nothing while the carrier does not return the line’s state (HTTP-19)', async () => {
    const seen = visit({ replies: { 'service.status': fault() } });
    await expect(set(seen)).rejects.toMatchObject({ name: 'FaultError' });
    expect(seen.account.submitted).toEqual([]);
  });
});
