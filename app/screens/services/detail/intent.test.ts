import { describe, expect, test } from 'vitest';
import { known, unread } from '#app/ui/testing/read.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { valueOf } from '#rpc/domain/facts/read.ts';
import { fault, noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { formId } from '#rpc/testing/fake-bills.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { after, change, lineRef, off, visit } from '../testing/visit.ts';

describe('a change sent before the carrier closed the service (SERVICE-38)', () => {
  test.each([{ IS_IR_ENABLED: 'DISABLE' }, { SERVICE_TAB: 'DISABLE' }])('is shown while %o', async (config) => {
    const seen = visit({ config });
    seen.account.operations.push(change({ state: 'done' }));
    expect(await seen.detail({ service: 'IR', after })).toMatchObject({ closed: true, after: { state: 'done' } });
    await expect(seen.detail({ service: 'IR', after: 'operation-000002' })).rejects.toThrow();
  });

  test('is ignored once the service is open, and for a change of another service', async () => {
    const seen = visit({ config: { IS_ILD_ENABLED: 'DISABLE' } });
    seen.account.operations.push(change({ state: 'done' }));
    expect(await seen.detail({ service: 'IR', after })).toMatchObject({ closed: false });
    await expect(seen.detail({ service: 'ILD', after })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'service-closed',
    });
  });
});

describe('the lines of a service', () => {
  test('are those in status 2 and 3, and disconnected ones; the primary first, then by ordinal (SERVICE-6, SERVICE-9)', async () => {
    const lines = [
      lineOf(5, { status: 4, lastDisconnectedReason: 0 }),
      lineOf(3, { status: 3 }),
      lineOf(4, { status: 9 }),
      lineOf(2),
      lineOf(6, { status: 4, lastDisconnectedReason: 2 }),
      lineOf(1),
    ];
    const { lines: shown } = await visit({ lines, actor: lineOf(1) }).detail({ service: 'DR' });
    expect(shown.map(({ occurrence, disconnected }) => [occurrence, disconnected?.byRequest])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, undefined],
      [5, true],
      [6, false],
    ]);
  });

  test('are the own line alone for a secondary (SERVICE-6)', async () => {
    const { detail } = visit({ actor: lineOf(2) });
    expect((await detail({ service: 'DR' })).lines.map(({ occurrence }) => occurrence)).toEqual([2]);
  });

  test('have the carrier’s status of this service, or none (SERVICE-8)', async () => {
    const status = { 'line-1': { ...off, irEnabled: true } };
    expect((await visit({ status }).detail({ service: 'IR' })).lines.map(({ enabled }) => enabled)).toEqual([
      known(true),
      unread,
    ]);
    const down = visit({ replies: { 'service.status': fault() } });
    expect((await down.detail({ service: 'IR' })).lines.map(({ enabled }) => enabled)).toEqual([unread, unread]);
  });

  test('disables the switches of a line during an open request, each with its reason (SERVICE-10)', async () => {
    const seen = visit({ status: { 'line-1': off, 'line-2': off } });
    seen.account.operations.push(change());
    const roaming = await seen.detail({ service: 'IR' });
    expect(roaming.lines.map(({ changing, decision }) => [changing, decision])).toEqual([
      [true, { allowed: false, reason: 'service-changing' }],
      [false, { allowed: true }],
    ]);
    const [line] = (await seen.detail({ service: 'DR' })).lines;
    expect([line?.changing, line?.decision]).toEqual([false, { allowed: false, reason: 'service-changing' }]);
  });

  test('closes all services of a line during a change that only the carrier has (SERVICE-10, SERVICE-11)', async () => {
    const lines = [lineOf(1, { operationsInProcess: ['SERVICE_CHANGE_IN_PROGRESS'] }), lineOf(2)];
    const seen = visit({ lines, status: { 'line-1': off, 'line-2': off } });
    const closed = { allowed: false, reason: 'service-changing' };
    for (const service of ['IR', 'ILD', 'DR'] as const) {
      const shown = await seen.detail({ service });
      expect(shown.lines.map(({ changing, decision }) => [changing, decision])).toEqual([
        [true, closed],
        [false, { allowed: true }],
      ]);
    }
    const form = { service: 'IR', enable: true } as const;
    await seen.set({ ...form, lineRef: refOf('line-2'), operationId: 'form-id-00000002' });
    expect(seen.account.submitted).toHaveLength(1);
    await expect(seen.set({ ...form, lineRef, operationId: formId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'service-changing',
    });
    expect(seen.account.submitted).toHaveLength(1);
  });

  test('refreshes the page for a change from elsewhere, as for one’s own (SERVICE-40)', async () => {
    const lines = [lineOf(1, { operationsInProcess: ['SERVICE_CHANGE_IN_PROGRESS'] }), lineOf(2)];
    const refreshWith = async (group: Customer[]) => {
      const seen = visit({ lines: group });
      seen.account.jobs = [{ kind: 'service', subjectId: 'line-1', startedAt: noon }];
      return (await seen.detail({ service: 'ILD' })).refresh;
    };
    expect(await refreshWith(lines)).toBe(5);
    expect(await refreshWith([lineOf(1), lineOf(2)])).toBeUndefined();
  });

  test.each(['unavailable', 'suspended'])('disables the switch below the result %s (SERVICE-10)', async (refusal) => {
    const seen = visit({ status: { 'line-1': off } });
    seen.account.operations.push(change({ state: 'refused', refusal }));
    const model = await seen.detail({ service: 'IR', after });
    expect(model.lines[0]?.decision).toEqual({ allowed: false, reason: 'service-closed' });
    expect((await seen.detail({ service: 'IR' })).lines[0]?.decision).toEqual({ allowed: true });
  });

  test('FRAUD and a suspended primary need to talk; a suspended secondary does not (SERVICE-12)', async () => {
    const talks = async (...lines: Customer[]) => (await visit({ lines }).list()).letsTalk;
    expect(await talks(lineOf(1, { category: 'FRAUD' }))).toBe(true);
    expect(await talks(lineOf(1, { status: 3 }), lineOf(2))).toBe(true);
    expect(await talks(lineOf(1, { status: 3 }))).toBe(true);
    expect(await talks(lineOf(1), lineOf(2, { status: 3 }))).toBe(false);
    expect(await talks(lineOf(1), lineOf(2))).toBe(false);
    // LINE-26: it is enough that one of the lines is closed for FRAUD.
    expect(await talks(lineOf(1), lineOf(2, { category: 'FRAUD' }))).toBe(true);
    const unpaid = { status: 3, meta: { suspended_reason: 'NonPay Suspension' } } as const;
    expect(await talks(lineOf(1, unpaid))).toBe(true);
  });

  test('a suspended primary whose services are open has no Let’s Talk; one who owes has (SERVICE-12)', async () => {
    const config = { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' };
    const status = { 'line-1': off };
    const open = await visit({ lines: [lineOf(1, { status: 3 })], config, status }).detail({ service: 'IR' });
    expect([open.letsTalk, open.lines[0]?.decision]).toEqual([false, { allowed: true }]);
    const owing = lineOf(1, { status: 3, meta: { suspended_reason: 'NonPay Suspension' } });
    const closed = await visit({ lines: [owing], config, status }).detail({ service: 'IR' });
    expect([closed.letsTalk, closed.lines[0]?.decision.allowed]).toEqual([true, false]);
  });

  test('reads the rates of domestic roaming from the configuration, in cents (SERVICE-20)', async () => {
    const config = { DR_DATA_COST: 2.5, DR_DATA_PULSE_UNIT: '1 GB', DR_VOICE_COST: 0 };
    expect((await visit({ config }).detail({ service: 'DR' })).rates).toEqual({
      data: 250,
      dataUnit: '1 GB',
      voice: 0,
    });
  });

  test('has the countries of roaming and of calls, which domestic roaming does not read (SERVICE-22)', async () => {
    const codes = async (service: 'IR' | 'ILD') => valueOf((await visit().detail({ service })).countries);
    expect(await codes('IR')).toMatchObject([{ code: 'PT' }]);
    expect(await codes('ILD')).toMatchObject([{ code: 'PT' }, { code: 'CU' }]);
    const domestic = visit();
    expect((await domestic.detail({ service: 'DR' })).countries).toEqual({ kind: 'absent' });
    expect(domestic.account.reads).not.toContain('roaming.countries');
    const untold = visit({ replies: { 'roaming.countries': fault() } });
    expect((await untold.detail({ service: 'IR' })).countries).toEqual(unread);
  });

  test('marks the line of the person who is signed in (SERVICE-14)', async () => {
    const owners = async (actor?: Customer) => (await visit({ actor }).detail({ service: 'IR' })).lines;
    expect((await owners()).map(({ isOwn }) => isOwn)).toEqual([true, false]);
    expect((await owners(lineOf(2))).map(({ isOwn }) => isOwn)).toEqual([true]);
  });

  test('shows the result of this service’s changes alone', async () => {
    const seen = visit();
    seen.account.operations.push(change({ state: 'done' }));
    expect((await seen.detail({ service: 'IR', after })).after).toMatchObject({ id: after });
    expect((await seen.detail({ service: 'ILD', after })).after).toBeUndefined();
  });
});

describe('usage history', () => {
  const usage = { '2026-11-03': { bytes: 10, minutes: 1, texts: 0, countries: [] } };

  test('opens at the present cycle, and goes back to the one of the activation (SERVICE-26)', async () => {
    const { detail } = visit({ replies: { 'service.irUsage': reply(usage) } });
    const present = await detail({ service: 'IR', usage: lineRef });
    expect(present.usage).toMatchObject({
      cycle: { start: '2026-11-03', end: '2026-12-02' },
      previous: '2026-10-03',
      next: undefined,
      use: { roaming: { bytes: 10, minutes: 1 } },
    });
    const first = await detail({ service: 'IR', usage: lineRef, cycle: '2026-09-03' });
    expect(first.usage).toMatchObject({ previous: undefined, next: '2026-10-03', use: {} });
  });

  test('distinguishes nothing used from a failed read (SERVICE-30)', async () => {
    for (const [service, id] of [
      ['IR', 'irUsage'],
      ['DR', 'drUsage'],
      ['ILD', 'ildUsage'],
    ] as const) {
      const lost = await visit({ replies: { [`service.${id}`]: fault() } }).detail({ service, usage: lineRef });
      expect(lost.usage?.use).toBeUndefined();
      const none = await visit({ replies: { [`service.${id}`]: reply({}) } }).detail({ service, usage: lineRef });
      expect(none.usage?.use).toEqual({});
    }
  });
});
