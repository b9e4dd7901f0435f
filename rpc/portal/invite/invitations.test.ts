import { describe, expect, test } from 'vitest';
import type { Operation } from '../../operation/operations.ts';
import { fault, noon, reply } from '../../testing/fake-account.ts';
import { billed, formId } from '../../testing/fake-bills.ts';
import { lineOf } from '../../testing/fake-customer.ts';
import { invitations, invite } from './invitations.ts';

const sam = { refereeName: 'Sam Lee', refereeEmailId: 'sam@example.test' };
const kim = { refereeName: 'Kim', refereeEmailId: 'kim@example.test' };
const config = { REFERRAL_ENABLED: 'ENABLE', max_number_of_referees: 4, post_purchase_referrer_credit: 10 };
const people = (given: Parameters<typeof billed>[0] = {}, keys: object = config) =>
  billed({
    lines: [lineOf(1, { firstName: 'DANA' }), lineOf(2)],
    ...given,
    replies: {
      'config.keys': reply(keys),
      'catalog.referralDetail': reply({ refereeList: [sam] }),
      'catalog.referralAnalytics': reply({ invited: 1, joined: 1, creditEarned: 1000 }),
      ...given.replies,
    },
  });
const form = { operationId: formId, friends: [kim] };

test('REFER-2, REFER-10: quota, credit, whom one has invited, and what came of it', async () => {
  const { account, context } = people();
  expect(await invitations(context)).toEqual({
    decision: { allowed: true },
    rows: { most: 3, first: 3 },
    credit: 1000,
    invited: [sam],
    results: { invited: 1, joined: 1, creditEarned: 1000 },
    firstName: 'Dana',
    operationId: expect.stringMatching(/^[\w-]{22}$/),
    after: undefined,
    refresh: undefined,
  });
  const asked = (id: string) => account.asked.find((one) => one.id === id)?.input;
  expect(asked('catalog.referralDetail')).toEqual({ customerId: 'line-1' });
  expect(asked('catalog.referralAnalytics')).toEqual({ groupId: 'group-1' });
});

test('HTTP-19: a part that could not be read is absent, and there is no quota or credit without the keys', async () => {
  const missing = { 'catalog.referralDetail': fault(), 'catalog.referralAnalytics': fault() };
  const { context } = people({ replies: missing }, { REFERRAL_ENABLED: 'YES' });
  const model = await invitations(context);
  expect(model).toMatchObject({ decision: { allowed: true }, rows: { most: 10, first: 3 } });
  expect([model.invited, model.results, model.credit]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['invitations-closed', {}, {}],
  ['invitations-closed', { REFERRAL_ENABLED: 'DISABLE' }, {}],
  ['fraud', config, { category: 'FRAUD' }],
] as const)('REFER-1: %s', async (reason, keys, draft) => {
  const { account, context } = people({ lines: [lineOf(1, draft)] }, keys);
  expect((await invitations(context)).decision).toEqual({ allowed: false, reason });
  await expect(invite(context, form)).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
  expect(account.submitted).toEqual([]);
});

describe('sending (REFER-8)', () => {
  test('is one operation for one form, and a secondary may as well', async () => {
    for (const actor of [lineOf(1), lineOf(2)]) {
      const { account, context } = people({ actor });
      expect(await invite(context, form)).toEqual({ to: 'after', operationId: formId });
      expect(await invite(context, form)).toEqual({ to: 'after', operationId: formId });
      expect(account.operations).toMatchObject([
        { kind: 'invite', subjectId: actor.id, terms: { referrerEmailId: actor.emailId, friends: [kim] } },
      ]);
      expect(account.submitted).toHaveLength(1);
    }
  });

  test('REFER-7: whoever was invited before comes back, without a call', async () => {
    const { account, context } = people();
    const again = { refereeName: 'Sam', refereeEmailId: 'SAM@example.test' };
    expect(await invite(context, { operationId: formId, friends: [kim, again] })).toEqual({
      to: 'repeated',
      emails: ['SAM@example.test'],
    });
    expect(account.submitted).toEqual([]);
  });

  test.each(['alreadyInvited', 'other', 'session'])('REFER-7: so does any failure: %s', async (refusal) => {
    const { account, context } = people();
    account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal, sentAt: noon });
    expect(await invite(context, form)).toEqual({ to: 'repeated', emails: ['kim@example.test'] });
  });

  test('more than the quota leaves are not sent', async () => {
    const { account, context } = people();
    const friends = [1, 2, 3, 4].map((n) => ({ refereeName: 'Kim', refereeEmailId: `kim${n}@example.test` }));
    expect(await invite(context, { operationId: formId, friends })).toEqual({ to: 'moved' });
    expect(account.submitted).toEqual([]);
  });
});

describe('what the tracker will be told (REFER-12)', () => {
  const referralTracking = { bid_e: 'e', bid: '1', t: '2', campaignid: '3' };
  const trackingOf = async (consents: boolean, configured = true) => {
    const { account, context } = people();
    const site = { ...context.site, referralTracking: configured ? referralTracking : undefined };
    await invite({ ...context, consents, site }, form);
    return (account.operations[0] as Operation<'invite'>).terms.tracking;
  };

  test('is the configuration, the inviter’s name and a random id, with consent', async () => {
    const tracking = await trackingOf(true);
    expect(tracking).toEqual({ ...referralTracking, fname: 'DANA', orderID: expect.stringMatching(/^[\w-]{22}$/) });
    expect((await trackingOf(true))?.orderID).not.toBe(tracking?.orderID);
  });

  test('is nothing without consent, and where it is not configured', async () => {
    expect([await trackingOf(false), await trackingOf(true, false)]).toEqual([undefined, undefined]);
  });
});

describe('what is told at the top', () => {
  const sent: Operation = {
    id: formId,
    kind: 'invite',
    subjectId: 'line-1',
    actorId: 'line-1',
    state: 'done',
    issuedAt: noon - 2,
    sentAt: noon - 1,
    terms: { referrerEmailId: 'line-1@example.test', friends: [kim] },
  };

  test('of invitations that were sent from here, without a name or an address', async () => {
    const { account, context } = people();
    account.operations.push(sent);
    const { after } = await invitations(context, formId);
    expect(after).toMatchObject({ state: 'done', summary: { kind: 'invite', friends: 1 } });
    expect(JSON.stringify(after)).not.toMatch(/kim/i);
  });

  test('what is under way is told unasked; what somebody else sent is not', async () => {
    const { account, context } = people();
    account.operations.push({ ...sent, state: 'unknown' });
    expect(await invitations(context)).toMatchObject({ after: { state: 'unknown' }, refresh: 5 });
    account.operations[0] = { ...sent, actorId: 'line-2', subjectId: 'line-2' };
    expect((await invitations(context, formId)).after).toBeUndefined();
  });
});
