import { type ExamplesOf, ownCall, type ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { card } from './endpoints.ts';

const singlePeople = peopleOf('active-single');
const delivered = peopleOf('new-sim-delivered');
const state = { seed: 'active-single' } as const;
const givenDelivered = { seed: 'new-sim-delivered' } as const;
/** Refusal for a card that was removed before. */
const gone = { given: state, resCode: 'CARD_NOT_FOUND', message: 'This card was removed' } as const;
/** Id of a card that the account no longer has. */
const removed = singlePeople.cardId(9);

const firstCard = {
  uuid: singlePeople.cardId(1),
  type: 'VISA',
  ccNumberMask: '**** **** **** 4242',
  nameOnCard: 'Dana Reyes',
  dateOfExpiry: '0829',
};
const second = {
  uuid: singlePeople.cardId(2),
  type: 'MASTERCARD',
  ccNumberMask: '**** **** **** 5454',
  nameOnCard: 'Dana Reyes',
  dateOfExpiry: '0328',
};

/** The cards after the second one got another expiry date. */
function expiring(expiry: string): ReplyExample<typeof card.list> {
  return {
    ...ownCall({ ...state, calls: [{ endpoint: 'card.updateExpiry', input: { uuid: second.uuid, expiry } }] }),
    reply: {
      cards: [
        { ...firstCard, isAutoPay: true },
        { ...second, dateOfExpiry: expiry, isAutoPay: false },
      ],
    },
    holds: ['cards[].dateOfExpiry'],
  };
}

export const cardExamples: ExamplesOf<typeof card> = {
  list: [
    {
      ...ownCall(state),
      reply: {
        cards: [
          { ...firstCard, isAutoPay: true },
          { ...second, isAutoPay: false },
        ],
      },
    },
    {
      ...ownCall({ ...state, calls: [{ endpoint: 'card.setDefault', input: { uuid: second.uuid } }] }),
      reply: {
        cards: [
          { ...firstCard, isAutoPay: false },
          { ...second, isAutoPay: true },
        ],
      },
    },
    {
      ...ownCall({ ...state, calls: [{ endpoint: 'card.remove', input: { uuid: second.uuid } }] }),
      reply: { cards: [{ ...firstCard, isAutoPay: true }] },
    },
    expiring('0331'),
    expiring('0430'),
  ],
  setDefault: {
    replies: [
      { given: state, input: { uuid: singlePeople.cardId(2) }, reply: { ccNumberMask: '**** **** **** 5454' } },
    ],
    problems: { refused: { ...gone, input: { uuid: removed } } },
  },
  remove: {
    replies: [{ given: state, input: { uuid: singlePeople.cardId(2) }, reply: {} }],
    problems: { refused: { ...gone, input: { uuid: removed } } },
  },
  updateExpiry: {
    replies: [{ given: state, input: { uuid: singlePeople.cardId(2), expiry: '0331' }, reply: {} }],
    problems: { refused: { ...gone, input: { uuid: removed, expiry: '0331' } } },
  },
  hold: {
    replies: [
      { ...ownCall(givenDelivered), reply: { holdStatus: 'SUCCESS', amount: 25 } },
      { ...ownCall({ ...givenDelivered, fails: 'hold' }), reply: { holdStatus: 'FAILED', amount: 25 } },
    ],
    problems: {
      alreadyHeld: {
        given: givenDelivered,
        forced: true,
        input: { customerId: delivered.customerId(1) },
        resCode: 40224,
        message: 'There is a hold on the card already',
      },
      refused: {
        given: givenDelivered,
        forced: true,
        input: { customerId: delivered.customerId(1) },
        resCode: 'CARD_DECLINED',
        message: 'The card was declined',
      },
    },
  },
};
