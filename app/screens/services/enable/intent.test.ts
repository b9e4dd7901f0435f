import { describe, expect, test } from 'vitest';
import { deniedAsUnread } from '#app/ui/testing/read.ts';
import { fault, noon, refOf } from '#rpc/testing/fake-account.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { isUnavailable } from './intent.ts';
import { lineRef, off, visit } from '../testing/visit.ts';

describe('turning a service on and off', () => {
  const set = (seen: ReturnType<typeof visit>, enable = true) =>
    seen.set({ service: 'IR', lineRef, operationId: formId, enable });

  test('is one operation with its terms (SERVICE-37)', async () => {
    const seen = visit({ status: { 'line-1': off } });
    expect(await set(seen)).toMatchObject({ operation: { id: formId }, isOwn: true });
    expect(seen.account.operations).toMatchObject([{ kind: 'service', terms: { service: 'IR', enable: true } }]);
  });

  test('sends nothing for a line that is so already (SERVICE-37)', async () => {
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

  test('leads back to the terms after 40625, when it was to be turned on (SERVICE-31)', async () => {
    const seen = visit({ status: { 'line-1': off, 'line-2': { ...off, irEnabled: true } } });
    seen.account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal: 'unavailable', sentAt: noon });
    const refused = await set(seen);
    expect(refused.kind === 'operation' && isUnavailable(refused.operation)).toBe(true);
    expect(await seen.enableForm({ service: 'IR', lineRef, after: formId })).toMatchObject({ unavailable: true });
    expect(await seen.enableForm({ service: 'IR', lineRef: refOf('line-2'), after: formId })).toMatchObject({
      unavailable: false,
    });
    const second = { lineRef: refOf('line-2'), operationId: 'form-id-00000002' };
    const other = await seen.set({ service: 'IR', enable: false, ...second });
    expect(other.kind === 'operation' && isUnavailable(other.operation)).toBe(false);
  });

  test('sends nothing while the carrier does not return the line’s state (HTTP-19)', async () => {
    const seen = visit({ replies: { 'service.status': fault() } });
    await expect(set(seen)).rejects.toMatchObject({ name: 'FaultError' });
    expect(seen.account.submitted).toEqual([]);
  });
});

test.each(['http', 'slow'] as const)(
  'has no form without the line’s status (%s), like the service’s page (SERVICE-8)',
  async (why) => {
    const visitor = visit({ replies: { 'service.status': fault(why) } });
    expect((await visitor.enableForm({ service: 'IR', lineRef })).decision).toEqual(deniedAsUnread(why));
    const known = visit({ status: { 'line-1': off } });
    expect((await known.enableForm({ service: 'IR', lineRef })).decision).toEqual({ allowed: true });
  },
);
