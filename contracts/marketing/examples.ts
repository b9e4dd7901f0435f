import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { marketing } from './endpoints.ts';

const singlePeople = peopleOf('active-single');
const state = { seed: 'active-single' } as const;
const visitorId = 'visit-2f6c1a90';

export const marketingExamples: ExamplesOf<typeof marketing> = {
  getInTouch: [
    {
      given: state,
      input: {
        emailId: singlePeople.email(1),
        properties: {
          isLoggedIn: true,
          isTest: false,
          firstName: 'Dana',
          lastName: 'Reyes',
          lines: 1,
          autoPay: true,
          is5gDevice: true,
        },
      },
      reply: {},
    },
  ],
  identify: [{ given: state, input: { visitorId, emailId: singlePeople.email(1) }, reply: {} }],
  pageView: [{ given: state, input: { visitorId, page: '/help', event: 'Help' }, reply: {} }],
  inviteReferral: [
    {
      given: state,
      input: {
        bid_e: 'demo',
        bid: '1001',
        t: '420',
        event: 'sale',
        email: singlePeople.email(1),
        orderID: 'b2d1f0a47c',
        campaignid: '7001',
        fname: 'Dana',
        couponCode: 'FRIEND10',
      },
      reply: {},
    },
  ],
};
