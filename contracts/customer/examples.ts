import type { ExamplesOf } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { customer } from './endpoints.ts';

const family = peopleOf('active-family');
const given = { seed: 'active-family' } as const;

const dana = {
  id: family.customerId(1),
  groupId: family.groupId,
  emailId: family.email(1),
  category: 'STANDARD',
  status: 2,
  isPrimary: true,
  firstName: 'DANA',
  lastName: 'REYES',
  peerAccountRef: 'ACC1|ORD1|1',
  reachNumber: '5550102231',
  simPaid: true,
};

export const customerExamples: ExamplesOf<typeof customer> = {
  byUsername: {
    replies: [{ given, input: { id: family.email(1) }, reply: dana }],
    problems: {
      notFound: {
        given: { seed: 'no-account' },
        forced: false,
        input: { id: peopleOf('no-account').email(1) },
        resCode: 40003,
        exCode: 'CUSTOMER_NOT_FOUND',
        message: 'Customer not found',
      },
    },
  },
  group: { replies: [{ given, input: { groupId: family.groupId }, reply: { customers: [dana] } }], problems: {} },
  topUpStatus: { replies: [{ given, input: { customerId: family.customerId(1) }, reply: { status: 'NONE' } }], problems: {} },
  planChangeStatus: { replies: [{ given, input: { customerId: family.customerId(1) }, reply: { status: 'NONE' } }], problems: {} },
};
