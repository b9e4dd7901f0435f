import { describe, expect, test } from 'vitest';
import type { Operation } from '#rpc/operation/operations.ts';
import { FaultError } from '#rpc/problem.ts';
import { fault, noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { billed, formId } from '#rpc/testing/fake-bills.ts';
import { cardKeys, defaultCard, fourCards, otherCard, savedCards } from '#rpc/testing/fake-cards.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import {
  loadCardForm,
  loadCards,
  type CardsQuery,
  type CardsModel,
  loadNewCardForm,
  type NewCardForm,
} from './intent.ts';

const people = (given: Parameters<typeof billed>[0] = {}, saved = savedCards) =>
  billed({ keys: cardKeys, ...given, replies: { 'card.list': reply({ cards: saved }), ...given.replies } });
const look = async (query: CardsQuery = {}, operations: Operation[] = [], saved = savedCards) => {
  const { account, context } = people({}, saved);
  account.operations.push(...operations);
  return { account, model: (await loadCards(context, query)) as CardsModel };
};
const sentPart = {
  id: formId,
  subjectId: 'line-1',
  actorId: 'line-1',
  issuedAt: noon - 2000,
  sentAt: noon - 1000,
  state: 'done',
} as const;

test('returns the cards, with references instead of the carrier’s ids (CARD-1, CARD-2)', async () => {
  const { account, model } = await look();
  expect(model.cards).toEqual([
    {
      ref: defaultCard,
      brand: 'VISA',
      lastFour: '4242',
      mask: '**** **** **** 4242',
      nameOnCard: 'Dana Reyes',
      expiry: '0829',
      isDefault: true,
      isExpired: false,
      operationId: expect.stringMatching(/^[\w-]{22}$/),
    },
    expect.objectContaining({ ref: otherCard, lastFour: '5454', isDefault: false }),
  ]);
  expect(model).toMatchObject({ change: { allowed: true }, add: { allowed: true } });
  expect(JSON.stringify(model)).not.toContain('"card-');
  expect(account.asked.find(({ id }) => id === 'card.list')?.input).toEqual({ customerId: 'line-1' });
});

test('shows a secondary the reason before any read of a card (CARD-4)', async () => {
  const { account, context } = people({ actor: lineOf(2) });
  for (const page of [loadCards(context, {}), loadNewCardForm(context), loadCardForm(context, otherCard)])
    expect(await page).toEqual({ refused: 'secondary' });
  expect(account.reads).not.toContain('card.list');
});

test.each([
  ['fraud', { category: 'FRAUD' }],
  ['primary-disabled', { status: 7 }],
] as const)('shows the cards to %s, without changes (CARD-4)', async (reason, draft) => {
  const { context } = people({ actor: lineOf(1, draft), lines: [lineOf(1, draft)] });
  const model = (await loadCards(context, {})) as CardsModel;
  const no = { allowed: false, reason };
  expect(model).toMatchObject({ cards: [{ ref: defaultCard }, { ref: otherCard }], change: no, add: no });
  expect(await loadCardForm(context, otherCard)).toMatchObject({ decision: no });
});

test('refuses a fifth card (CARD-12)', async () => {
  const { model } = await look({}, [], fourCards);
  expect(model.add).toEqual({ allowed: false, reason: 'cards-full' });
  const { context } = people({}, fourCards);
  expect(await loadNewCardForm(context)).toMatchObject({ decision: { allowed: false, reason: 'cards-full' } });
});

test('rejects when the list can’t be read', async () => {
  const { context } = people({ replies: { 'card.list': fault() } });
  await expect(loadCards(context, {})).rejects.toThrow(FaultError);
});

describe('the news at the top', () => {
  const removed: Operation = { ...sentPart, kind: 'card-remove', terms: { uuid: 'card-9', lastFour: '1005' } };

  test('shows a card change that was sent from this page, with the last digits (CARD-6)', async () => {
    const { model } = await look({ after: formId }, [removed]);
    expect(model.after).toMatchObject({ entry: { id: formId, summary: { kind: 'card-remove' } }, lastFour: '1005' });
    expect(JSON.stringify(model.after?.entry)).not.toContain('1005');
  });

  test('shows no news about an operation of another kind, or without a request for it', async () => {
    const other: Operation = { ...sentPart, kind: 'account-lock', terms: { lockStatus: 'ACC_LOCK' } };
    expect((await look({ after: formId }, [other])).model.after).toBeUndefined();
    expect((await look({}, [removed])).model.after).toBeUndefined();
  });

  test('shows a change under way without a parameter, and refreshes (CARD-16)', async () => {
    const open: Operation = { ...removed, id: 'open-00000000001', state: 'unknown' };
    for (const query of [{}, { after: formId }]) {
      const { model } = await look(query, [removed, open]);
      expect(model).toMatchObject({ after: { entry: { id: open.id, state: 'unknown' } }, refresh: 5 });
    }
  });
});

describe('back from the hosted page (CARD-13)', () => {
  const page: Operation = {
    ...sentPart,
    kind: 'card-page',
    terms: { emailId: 'a@example.test', redirectUrl: 'https://portal.example.test/activation' },
    baseline: { uuids: ['card-1'] },
    result: 'https://pay.example.test/1',
  };

  test('finds the new card by a fresh read', async () => {
    const { account, model } = await look({ added: formId }, [page]);
    expect(model.added).toEqual({ card: expect.objectContaining({ ref: otherCard }) });
    expect(account.asked.find(({ id }) => id === 'card.list')?.maxAgeMs).toBe(0);
  });

  test('shows no card when none was added', async () => {
    const { model } = await look({ added: formId }, [page], savedCards.slice(0, 1));
    expect(model.added).toEqual({ card: undefined });
  });

  test('shows nothing of another person’s page', async () => {
    expect((await look({ added: formId }, [{ ...page, actorId: 'line-2' }])).model.added).toBeUndefined();
    expect((await look({ added: formId })).model.added).toBeUndefined();
  });

  test('links a page that came late, if it is the payment system’s', async () => {
    const { account, context } = people();
    account.operations.push(page);
    const form = (await loadNewCardForm(context, formId)) as NewCardForm;
    expect(form.after).toMatchObject({ entry: { state: 'done' }, page: 'https://pay.example.test/1' });
    account.operations[0] = { ...page, result: 'https://elsewhere.example/1' };
    expect(((await loadNewCardForm(context, formId)) as NewCardForm).after?.page).toBeUndefined();
  });
});

describe('one card', () => {
  test('has its form and its present date', async () => {
    const { context } = people();
    expect(await loadCardForm(context, otherCard)).toMatchObject({
      card: { ref: otherCard, lastFour: '5454' },
      decision: { allowed: true },
    });
  });

  test.each([
    ['a reference of nobody', refOf('elsewhere'), 0],
    ['the reference of a line', refOf('line-1'), 0],
    ['a card that was removed', refOf('card/card-3'), 1],
  ])('is not found: %s', async (_, ref, readCount) => {
    const { account, context } = people();
    await expect(loadCardForm(context, ref)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(account.reads.filter((id) => id === 'card.list')).toHaveLength(readCount);
  });
});
