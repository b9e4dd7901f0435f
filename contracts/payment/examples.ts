import type { ExamplesOf, ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { payment } from './endpoints.ts';

const single = peopleOf('active-single');
const given = { seed: 'active-single' } as const;
const page = { emailId: single.email(1), redirectUrl: 'https://my.example.test/activation' };

/** Hosted page that sends the browser back to the portal's address. */
function returnsTo(verb: string, path: string): ReplyExample<typeof payment.redirectPage> {
  const asked = { ...page, redirectUrl: `https://my.example.test/${path}` };
  const input = verb === 'cardPage' ? { text: JSON.stringify(asked) } : asked;
  return {
    given: { ...given, calls: [{ endpoint: `payment.${verb}`, input }] },
    input: { id: single.customerId(1) },
    reply: { url: asked.redirectUrl },
    holds: ['url'],
  };
}

export const paymentExamples: ExamplesOf<typeof payment> = {
  purchasePage: [{ given, input: page, reply: { url: 'https://pay.example.test/purchase/4f1c09' } }],
  redirectPage: [
    { given, input: { id: single.customerId(1) }, reply: { url: 'https://my.example.test/account' } },
    ...['purchasePage', 'cardPage'].flatMap((verb) => [returnsTo(verb, 'activation'), returnsTo(verb, 'bills')]),
  ],
  cardPage: [{ given, input: { text: JSON.stringify(page) }, reply: { url: 'https://pay.example.test/card/9be2d7' } }],
  make: [
    {
      given,
      input: { customerId: single.customerId(1), amount: 25, uuid: single.cardId(1) },
      reply: { paymentId: 'pay-700214', amount: 25 },
      holds: ['amount'],
    },
    {
      given,
      input: { customerId: single.customerId(1), amount: 10.5, uuid: single.cardId(1) },
      reply: { paymentId: 'pay-700215', amount: 10.5 },
      holds: ['amount'],
    },
  ],
};
