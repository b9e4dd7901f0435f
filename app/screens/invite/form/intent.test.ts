import { beforeEach, describe, expect, test } from 'vitest';
import { deniedAsUnread, unread } from '#app/ui/testing/read.ts';
import type { Outcome } from '#rpc/problem.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { fault, noon, reply } from '#rpc/testing/fake-account.ts';
import { billed, formId } from '#rpc/testing/fake-bills.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { operationOf } from '#rpc/testing/sent-operation.ts';
import { requestMoreInvitations, loadInvitations, sendInvitations } from './intent.ts';

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

test('the page has quota, credit, invited friends and results (REFER-2, REFER-10)', async () => {
  const { account, context } = people();
  expect(await loadInvitations(context)).toEqual({
    decision: { allowed: true },
    left: 3,
    rows: { most: 3, first: 3 },
    credit: 1000,
    invited: { kind: 'known', value: [sam] },
    results: { kind: 'known', value: { invited: 1, joined: 1, creditEarned: 1000 } },
    firstName: 'Dana',
    operationId: expect.stringMatching(/^[\w-]{22}$/),
    after: undefined,
    skipped: undefined,
    refresh: undefined,
  });
  const asked = (id: string) => account.asked.find((one) => one.id === id)?.input;
  expect(asked('catalog.referralDetail')).toEqual({ customerId: 'line-1' });
  expect(asked('catalog.referralAnalytics')).toEqual({ groupId: 'group-1' });
});

test('the page has a larger quota unchanged, and ten rows (REFER-2, REFER-3)', async () => {
  const { context } = people({}, { ...config, max_number_of_referees: 25 });
  expect(await loadInvitations(context)).toMatchObject({ left: 24, rows: { most: 10, first: 3 } });
});

test.each([
  ['http', unread],
  ['slow', { kind: 'loading' }],
] as const)('without the list of friends (%s) there is no number and no form (HTTP-19)', async (why, read) => {
  const missing = { 'catalog.referralDetail': fault(why), 'catalog.referralAnalytics': fault(why) };
  const { context } = people({ replies: missing });
  const model = await loadInvitations(context);
  expect(model).toMatchObject({ decision: deniedAsUnread(why), left: undefined });
  expect([model.invited, model.results]).toEqual([read, read]);
});

test('has neither quota nor credit without the config keys (HTTP-18)', async () => {
  const model = await loadInvitations(people({}, { REFERRAL_ENABLED: 'YES' }).context);
  expect(model).toMatchObject({ decision: { allowed: true }, rows: { most: 10, first: 3 } });
  expect([model.credit, model.left]).toEqual([undefined, undefined]);
});

test.each([
  ['invitations-closed', {}, {}],
  ['invitations-closed', { REFERRAL_ENABLED: 'DISABLE' }, {}],
  ['fraud', config, { category: 'FRAUD' }],
] as const)('inviting is refused: %s (REFER-1)', async (reason, keys, draft) => {
  const { account, context } = people({ lines: [lineOf(1, draft)] }, keys);
  expect((await loadInvitations(context)).decision).toMatchObject({ allowed: false, reason });
  await expect(sendInvitations(context, form)).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
  expect(account.submitted).toEqual([]);
});

describe('sending (REFER-8)', () => {
  test('is one operation for one form, also for a secondary', async () => {
    for (const actor of [lineOf(1), lineOf(2)]) {
      const { account, context } = people({ actor });
      expect(await sendInvitations(context, form)).toEqual({ kind: 'submitted', operationId: formId });
      expect(await sendInvitations(context, form)).toEqual({ kind: 'submitted', operationId: formId });
      expect(account.operations).toMatchObject([
        { kind: 'invite', subjectId: actor.id, terms: { referrerEmailId: actor.emailId, friends: [kim] } },
      ]);
      expect(account.submitted).toHaveLength(1);
    }
  });

  test('returns friends who were invited before, without a call (REFER-7)', async () => {
    const { account, context } = people();
    const again = { refereeName: 'Sam', refereeEmailId: 'SAM@example.test' };
    expect(await sendInvitations(context, { operationId: formId, friends: [kim, again] })).toEqual({
      kind: 'repeated',
      emails: ['SAM@example.test'],
    });
    expect(account.submitted).toEqual([]);
  });

  test.each(['alreadyInvited', 'other', 'session'])(
    'returns the first friend after any failure: %s (REFER-7)',
    async (refusal) => {
      const { account, context } = people();
      account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal, sentAt: noon });
      expect(await sendInvitations(context, form)).toEqual({ kind: 'repeated', emails: ['kim@example.test'] });
    },
  );

  test('does not send more than the quota leaves', async () => {
    const { account, context } = people();
    const friends = [1, 2, 3, 4].map((n) => ({ refereeName: 'Kim', refereeEmailId: `kim${n}@example.test` }));
    expect(await sendInvitations(context, { operationId: formId, friends })).toEqual({ kind: 'fewer-left' });
    expect(account.submitted).toEqual([]);
  });
});

describe('requestMoreInvitations (REFER-13)', () => {
  const full = { ...config, max_number_of_referees: 1 };
  const asking = (isExtended: boolean | undefined, keys: object = full) =>
    people(
      { replies: { 'customer.referralExtensionByEmail': isExtended === undefined ? fault() : reply({ isExtended }) } },
      keys,
    );

  test('is one operation for one form, shown on the page', async () => {
    const { account, context } = asking(false);
    for (let copy = 0; copy < 2; copy += 1)
      expect(await requestMoreInvitations(context, formId)).toEqual({ kind: 'submitted', operationId: formId });
    expect(account.operations).toMatchObject([
      { kind: 'more-invitations', subjectId: 'line-1', terms: { emailId: 'line-1@example.test' } },
    ]);
    expect(account.submitted).toHaveLength(1);
    expect(await loadInvitations(context, formId)).toMatchObject({ after: { summary: { kind: 'more-invitations' } } });
  });

  test.each([
    ['some are left', { kind: 'invitations-left' }, false, config],
    ['more were granted before', { kind: 'granted-before' }, true, full],
    ['there is no quota', { kind: 'invitations-left' }, false, { REFERRAL_ENABLED: 'ENABLE' }],
  ])('sends nothing when %s', async (_, to, isExtended, keys) => {
    const { account, context } = asking(isExtended, keys);
    expect(await requestMoreInvitations(context, formId)).toEqual(to);
    expect(account.submitted).toEqual([]);
  });

  test('sends nothing when the read of the granted invitations fails, or inviting is off', async () => {
    await expect(requestMoreInvitations(asking(undefined).context, formId)).rejects.toMatchObject({
      name: 'FaultError',
    });
    const closed = asking(false, { max_number_of_referees: 1 });
    await expect(requestMoreInvitations(closed.context, formId)).rejects.toMatchObject({
      reason: 'invitations-closed',
    });
    expect(closed.account.submitted).toEqual([]);
  });
});

describe('the data for the tracker (REFER-12)', () => {
  const referralTracking = { bid_e: 'e', bid: '1', t: '2', campaignid: '3' };
  let coupon: Outcome<unknown>;
  beforeEach(() => void (coupon = reply({ isEligible: true, couponCode: 'FRIEND10' })));
  const trackingOf = async (consents: boolean, configured = true) => {
    const { account, context } = people({ replies: { 'catalog.couponEligibility': coupon } });
    const site = { ...context.site, referralTracking: configured ? referralTracking : undefined };
    await sendInvitations({ ...context, consents, site }, form);
    const asked = account.reads.includes('catalog.couponEligibility');
    return { asked, tracking: (account.operations[0] as Operation<'invite'>).terms.tracking };
  };

  test('is the configuration, the inviter’s name and coupon, and a random id, with consent', async () => {
    const { tracking } = await trackingOf(true);
    expect(tracking).toEqual({
      ...referralTracking,
      fname: 'Dana',
      couponCode: 'FRIEND10',
      orderID: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect((await trackingOf(true)).tracking?.orderID).not.toBe(tracking?.orderID);
  });

  test.each([
    ['may not be used', reply({ isEligible: false, couponCode: 'FRIEND10' })],
    ['is not there', reply({ isEligible: true })],
    ['could not be read', fault()],
  ])('has no coupon that %s, and the invitations are sent', async (_, said) => {
    coupon = said;
    expect((await trackingOf(true)).tracking).toMatchObject({ fname: 'Dana', couponCode: undefined });
  });

  test('is empty without consent, and where no tracker is configured', async () => {
    const nothing = { asked: false, tracking: undefined };
    expect([await trackingOf(false), await trackingOf(true, false)]).toEqual([nothing, nothing]);
  });
});

test('the skipped rows are shown after sending, only to the person who typed them (REFER-4)', async () => {
  const { account, context } = people();
  const skipped = [{ name: '', email: 'lee@example.test' }];
  await sendInvitations(context, { ...form, skipped });
  const shown = async () => (await loadInvitations(context, formId)).skipped;
  expect(await shown()).toEqual(skipped);
  const [sent] = account.operations as Operation<'invite'>[];
  account.operations[0] = { ...(sent as Operation<'invite'>), state: 'unknown' };
  expect(await shown()).toBeUndefined();
  account.operations[0] = { ...(sent as Operation<'invite'>), actorId: 'line-2', subjectId: 'line-2' };
  expect(await shown()).toBeUndefined();
});

describe('the outcome at the top', () => {
  const invited = { referrerEmailId: 'line-1@example.test', friends: [kim] };
  const sent = operationOf('invite', invited, { id: formId, subjectId: 'line-1', state: 'done' });

  test('shows invitations that were sent from this page, without a name or an address', async () => {
    const { account, context } = people();
    account.operations.push(sent);
    const { after } = await loadInvitations(context, formId);
    expect(after).toMatchObject({ state: 'done', summary: { kind: 'invite', friends: 1 } });
    expect(JSON.stringify(after)).not.toMatch(/kim/i);
  });

  test('shows one’s own operation in progress without its id, never another person’s', async () => {
    const { account, context } = people();
    account.operations.push({ ...sent, state: 'unknown' });
    expect(await loadInvitations(context)).toMatchObject({ after: { state: 'unknown' }, refresh: 5 });
    account.operations[0] = { ...sent, actorId: 'line-2', subjectId: 'line-2' };
    expect((await loadInvitations(context, formId)).after).toBeUndefined();
  });
});
