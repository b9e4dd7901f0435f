import { describe, expect, test } from 'vitest';
import { noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { billed, formId } from '#rpc/testing/fake-bills.ts';
import { cardKeys, defaultCard, fourCards, otherCard, savedCards } from '#rpc/testing/fake-cards.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { returnFromCardPage, openCardPage, removeCard, setDefaultCard, updateExpiry } from './change-card.ts';

const people = (given: Parameters<typeof billed>[0] = {}, saved = savedCards) => {
  const made = billed({
    keys: cardKeys,
    ...given,
    replies: { 'card.list': reply({ cards: saved }), ...given.replies },
  });
  made.account.onSubmit = (operation) => ({
    ...operation,
    state: 'done',
    sentAt: noon,
    result: 'https://pay.example.test/1',
  });
  return made;
};
const other = { cardRef: otherCard, operationId: formId };
const submittedForm = { operation: { id: formId }, isOwn: true };

test.each([
  ['CARD-5', setDefaultCard, 'card-default', { uuid: 'card-2', lastFour: '5454' }],
  ['CARD-6', removeCard, 'card-remove', { uuid: 'card-2', lastFour: '5454' }],
] as const)('sends a form’s card once: %s', async (_, send, kind, terms) => {
  const { account, context } = people();
  expect(await send(context, other)).toMatchObject(submittedForm);
  expect(await send(context, other)).toMatchObject(submittedForm);
  expect(account.operations).toMatchObject([{ kind, subjectId: 'line-1', actorId: 'line-1', terms }]);
  expect(account.submitted).toHaveLength(1);
});

test('sends the new expiry date, unless it is over (CARD-8)', async () => {
  const { account, context } = people();
  expect(await updateExpiry(context, { ...other, expiry: '1026' })).toEqual({ kind: 'rejected', reason: 'moved' });
  expect(account.submitted).toEqual([]);
  expect(await updateExpiry(context, { ...other, expiry: '1126' })).toMatchObject(submittedForm);
  expect(account.operations).toMatchObject([{ kind: 'card-expiry', terms: { uuid: 'card-2', expiry: '1126' } }]);
});

test('refuses to remove the default card (CARD-7)', async () => {
  const { account, context } = people();
  await expect(removeCard(context, { ...other, cardRef: defaultCard })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    reason: 'default-card',
  });
  expect(account.submitted).toEqual([]);
});

describe('nothing is sent (CARD-14)', () => {
  const gone = { ...other, cardRef: refOf('card/card-3') };

  test('changes no card that was removed meanwhile', async () => {
    const { account, context } = people();
    for (const outcome of [
      setDefaultCard(context, gone),
      removeCard(context, gone),
      updateExpiry(context, { ...gone, expiry: '0831' }),
    ])
      expect(await outcome).toEqual({ kind: 'rejected', reason: 'moved' });
    expect(account.submitted).toEqual([]);
  });

  test('does not make a card the default that is so already', async () => {
    const { account, context } = people();
    expect(await setDefaultCard(context, { ...other, cardRef: defaultCard })).toEqual({
      kind: 'rejected',
      reason: 'moved',
    });
    expect(account.submitted).toEqual([]);
  });

  test('makes no carrier call for a reference that is no card’s', async () => {
    const { account, context } = people();
    for (const cardRef of [refOf('line-1'), refOf('elsewhere')])
      await expect(setDefaultCard(context, { ...other, cardRef })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(account.reads).toEqual([]);
  });
});

test('refuses a secondary without reading a card (CARD-4)', async () => {
  const { account, context } = people({ actor: lineOf(2) });
  const ways = [() => setDefaultCard(context, other), () => openCardPage(context, { operationId: formId })];
  for (const send of ways) await expect(send()).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'secondary' });
  expect(account.reads).not.toContain('card.list');
});

describe('the page for a new card (CARD-12, CARD-13)', () => {
  test('is requested with the link back to /activation, and the present cards', async () => {
    const { account, context } = people();
    const outcome = await openCardPage(context, { operationId: formId, back: '/activation?line=x' });
    expect(outcome).toEqual({ kind: 'page', url: 'https://pay.example.test/1' });
    expect(account.operations).toMatchObject([
      {
        kind: 'card-page',
        terms: {
          emailId: 'line-1@example.test',
          redirectUrl: `https://portal.example.test/activation?card=${formId}`,
          back: '/activation?line=x',
        },
        baseline: { uuids: ['card-1', 'card-2'] },
      },
    ]);
    expect(await returnFromCardPage(context, formId)).toEqual({ back: '/activation?line=x' });
  });

  test('is not requested for a fifth card', async () => {
    const { account, context } = people({}, fourCards);
    await expect(openCardPage(context, { operationId: formId })).rejects.toMatchObject({ reason: 'cards-full' });
    expect(account.submitted).toEqual([]);
  });

  test('exists only at the payment system’s origin (BILL-9)', async () => {
    const { account, context, logged } = people();
    account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon, result: 'https://bad.example/' });
    expect(await openCardPage(context, { operationId: formId })).toMatchObject(submittedForm);
    expect(logged).toMatchObject([{ event: 'hosted page elsewhere' }]);
  });

  test.each(['//evil.example', 'https://evil.example', '/logout', undefined])(
    'leads back to nothing but a path of this portal: %s',
    async (back) => {
      const { context } = people();
      await openCardPage(context, { operationId: formId, back });
      expect(await returnFromCardPage(context, formId)).toEqual({ back: undefined });
    },
  );
});
