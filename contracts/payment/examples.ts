import type { ExamplesOf, ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { payment } from './endpoints.ts';

const singlePeople = peopleOf('active-single');
const state = { seed: 'active-single' } as const;
const page = { emailId: singlePeople.email(1), redirectUrl: 'https://my.example.test/activation' };

/** Hosted page that sends the browser back to the portal's address. */
function returnsTo(verb: string, path: string): ReplyExample<typeof payment.redirectPage> {
  const target = { ...page, redirectUrl: `https://my.example.test/${path}` };
  const input = verb === 'cardPage' ? { text: JSON.stringify(target) } : target;
  return {
    given: { ...state, calls: [{ endpoint: `payment.${verb}`, input }] },
    input: { id: singlePeople.customerId(1) },
    reply: { url: target.redirectUrl },
    holds: ['url'],
  };
}

export const paymentExamples: ExamplesOf<typeof payment> = {
  purchasePage: [{ given: state, input: page, reply: { url: 'https://pay.example.test/purchase/4f1c09' } }],
  redirectPage: [
    { given: state, input: { id: singlePeople.customerId(1) }, reply: { url: 'https://my.example.test/account' } },
    ...['purchasePage', 'cardPage'].flatMap((verb) => [returnsTo(verb, 'activation'), returnsTo(verb, 'bills')]),
  ],
  cardPage: [
    { given: state, input: { text: JSON.stringify(page) }, reply: { url: 'https://pay.example.test/card/9be2d7' } },
  ],
  make: [
    {
      given: state,
      input: { customerId: singlePeople.customerId(1), amount: 25, uuid: singlePeople.cardId(1) },
      reply: { paymentId: 'pay-700214', amount: 25 },
      holds: ['amount'],
    },
    {
      given: state,
      input: { customerId: singlePeople.customerId(1), amount: 10.5, uuid: singlePeople.cardId(1) },
      reply: { paymentId: 'pay-700215', amount: 10.5 },
      holds: ['amount'],
    },
  ],
};
