import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import type { SubmitOutcome } from '#rpc/operation/submission.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { accountOf } from './access.ts';
import type { SessionActor } from '../session/session.ts';
import { answered } from '../testing/answer.ts';
import { pass, second, standStill } from '../testing/clock.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { buy, mailedBill, topUpForm } from '../testing/own-operations.ts';
import { count } from '../testing/world.ts';

standStill();
begin('active-family');

describe('a form that carries the id of its operation', () => {
  const first = 'form-00000000001';
  const send = (id: string) =>
    account().submit(signedIn.requester, {
      id,
      kind: 'data-service',
      subjectId: dana.customerId,
      terms: { pause: true, primaryId: dana.customerId },
      baseline: {},
    });

  test('is one write when two hosts of one group send it fifty times each (LEDGER-1, LEDGER-2, SAFETY-18)', async () => {
    const actors: SessionActor[] = ['demo', 'TEMP1'].map((brand) => ({ ...signedIn.actor, brand }));
    const hosts = actors.map((actor) => accountOf(env, actor));
    const request = { id: first, kind: 'data-service', subjectId: dana.customerId, baseline: {} } as const;
    const terms = { pause: true, primaryId: dana.customerId };
    const all = await Promise.all(
      hosts.flatMap((host) => Array.from({ length: 50 }, () => host.submit(signedIn.requester, { ...request, terms }))),
    );
    expect(await count(dana, 'usage.dataCutoff')).toBe(1);
    expect(new Set(all.map(({ operation }) => operation?.id))).toEqual(new Set([first]));
    expect((await answered(account(), first)).state).toBe('done');
    expect(await send(first)).toMatchObject({ kind: 'submitted', operation: { state: 'done' } });
  });

  test('is listed once it was sent, the latest first', async () => {
    await send(first);
    pass(second);
    const { id } = await buy();
    const unsent = topUpForm().id;
    const listed = await account().sentOperations(Number.MAX_SAFE_INTEGER, 10);
    expect(listed.map((one) => one.id)).toEqual([id, first]);
    expect((await account().sentOperations(listed[0]?.sentAt ?? 0, 10)).map((one) => one.id)).toEqual([first]);
    expect(await account().sentOperations(Number.MAX_SAFE_INTEGER, 1)).toHaveLength(1);
    // ACTIVITY-9
    const named = async (one: string) =>
      ((await account().find({ reference: spokenReference(one) })) as { operation?: Operation }).operation?.id;
    expect([await named(id), await named(first), await named(unsent)]).toEqual([id, first, undefined]);
  });
});

test('a form of a limited kind is sent three times out of ten at the same time and more in a row (SAFETY-10)', async () => {
  const { requester } = signedIn;
  const another = { ...requester, actor: { ...requester.actor, customerId: `${dana.lines[1]?.customerId}` } };
  const emailBill = async (from = requester): Promise<string> => {
    const form = { id: newOperationId(), kind: 'email-bill' as const, subjectId: from.actor.customerId };
    const { kind } = (await account().submit(from, { ...form, terms: mailedBill() })) as SubmitOutcome;
    if (kind === 'submitted') await answered(account(), form.id);
    return kind;
  };
  await Promise.all(Array.from({ length: 10 }, () => emailBill()));
  for (let times = 0; times < 4; times += 1) await emailBill();
  expect([await emailBill(), await emailBill(another)]).toEqual(['rate-limited', 'submitted']);
  expect(await count(dana, 'billing.sendInvoice')).toBe(3 + 1);
});
