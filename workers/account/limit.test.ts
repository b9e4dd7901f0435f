import { describe, expect, test } from 'vitest';
import { randomRef } from '#rpc/domain/ref.ts';
import type { SubmitOutcome } from '#rpc/operation/submission.ts';
import { answered } from '../testing/answer.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { hour, pass, standStill } from '../testing/clock.ts';
import { signIn } from '../testing/sign-in.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { mailedBill } from '../testing/own-operations.ts';
import { count, injectFault } from '../testing/world.ts';

standStill();
begin('active-family');

/** Sends a bill's form, and waits for the carrier's answer. */
async function emailBill(from = signedIn.requester): Promise<SubmitOutcome> {
  const id = randomRef();
  const submitted = (await account().submit(from, {
    id,
    kind: 'email-bill',
    subjectId: from.actor.customerId,
    terms: mailedBill(),
  })) as SubmitOutcome;
  if (submitted.kind === 'submitted') await answered(account(), id);
  return submitted;
}

describe('an operation of any kind', () => {
  test('is sent 50 times a day by one person; other people, kinds and days are not affected (SAFETY-59)', async () => {
    const rename = async (by = signedIn) => {
      // Pages of the report end between two times.
      pass(1);
      const id = newOperationId();
      const terms = { firstName: 'ANA', lastName: `ROSE${randomRef().slice(0, 4)}` };
      const request = { subjectId: by.actor.customerId, id, kind: 'rename' as const, terms };
      const { kind } = (await account().submit(by.requester, request)) as SubmitOutcome;
      if (kind === 'submitted') await answered(account(), id);
      return kind;
    };
    const kinds: string[] = [];
    for (let turn = 0; turn < 51; turn += 1) kinds.push(await rename());
    expect(kinds).toEqual([...Array(50).fill('submitted'), 'rate-limited']);
    const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
    expect([await rename(marco), (await emailBill()).kind]).toEqual(['submitted', 'submitted']);
    // SAFETY-53: the operator's report has a page of them.
    const report = await account().report();
    const last = report?.operations.at(-1)?.sentAt;
    const earlier = await account().report({ before: last, most: 50 });
    expect([report?.operations.length, earlier?.operations.length]).toEqual([50, 2]);
    pass(24 * hour);
    expect(await rename()).toBe('submitted');
  });
});

describe('an operation that is limited (SAFETY-10)', () => {
  test('is sent three times out of 40 at the same time and 40 in a row; another customer is not affected', async () => {
    const { requester } = signedIn;
    const other = { ...requester, actor: { ...requester.actor, customerId: `${dana.lines[1]?.customerId}` } };
    const [anothers] = await Promise.all([emailBill(other), ...Array.from({ length: 40 }, () => emailBill())]);
    expect(anothers).toMatchObject({ kind: 'submitted' });
    for (let index = 0; index < 40; index += 1) await emailBill();
    expect(await emailBill()).toMatchObject({ kind: 'rate-limited' });
    expect(await emailBill(other)).toMatchObject({ kind: 'submitted' });
    expect(await count(dana, 'billing.sendInvoice')).toBe(3 + 2);
  });

  test('does not count an attempt that the carrier rejected because the session was over', async () => {
    for (const _ of [1, 2, 3, 4]) {
      await injectFault(dana, { endpoint: 'billing.sendInvoice', fault: 403 });
      expect(await emailBill()).toEqual({ kind: 'session' });
    }
  });
});
