import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { payment } from './endpoints.ts';

const single = peopleOf('active-single');
const given = { seed: 'active-single' } as const;
const page = { emailId: single.email(1), redirectUrl: 'https://my.example.test/activation' };

export const paymentExamples: ExamplesOf<typeof payment> = {
  purchasePage: {
    replies: [{ given, input: page, reply: { url: 'https://pay.example.test/purchase/4f1c09' } }],
    problems: {},
  },
  redirectPage: {
    replies: [{ given, input: { id: single.customerId(1) }, reply: { url: 'https://my.example.test/account' } }],
    problems: {},
  },
  cardPage: {
    replies: [{ given, input: { text: JSON.stringify(page) }, reply: { url: 'https://pay.example.test/card/9be2d7' } }],
    problems: {},
  },
  make: {
    replies: [
      {
        given,
        input: { customerId: single.customerId(1), amount: 25, uuid: single.cardId(1) },
        reply: { paymentId: 'pay-700214', amount: 25 },
      },
    ],
    problems: {},
  },
};
