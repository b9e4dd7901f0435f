import { z } from 'zod';
import { endpoint, noun } from '../endpoint.ts';
import { Email, Id } from '../vocabulary.ts';
import { Customer, OperationStatus } from './vocabulary.ts';

const ofCustomer = z.strictObject({ customerId: Id });

export const customer = noun('customer', {
  byUsername: endpoint({
    service: 'auth',
    call: 'GET customers/username',
    summary: 'The customer who signs in with an e-mail address',
    concerns: 'self',
    input: z.strictObject({ id: Email }),
    reply: Customer,
    problems: { notFound: ['CUSTOMER_NOT_FOUND', 40003] },
  }),

  group: endpoint({
    service: 'auth',
    call: 'GET customers/group/:groupId',
    summary: 'All lines of a group, the primary included',
    concerns: 'group',
    input: z.strictObject({ groupId: Id }),
    reply: z.object({ customers: z.array(Customer).max(50) }),
    assumed: 'The list is named customers and holds the same entity as the look-up by user name.',
  }),

  topUpStatus: endpoint({
    service: 'auth',
    call: 'GET customer/operations/status/:customerId/topup',
    summary: 'How the last top-up of a line is going',
    concerns: 'line',
    input: ofCustomer,
    reply: OperationStatus,
    assumed: 'The states are those that the plan change has; requestedOn tells one top-up from the one before.',
  }),

  planChangeStatus: endpoint({
    service: 'auth',
    call: 'GET customer/operations/status/:customerId/planchange',
    summary: 'How the last plan change of a line is going',
    concerns: 'line',
    input: ofCustomer,
    reply: OperationStatus,
    assumed: 'requestedOn tells one plan change from the one before.',
  }),
});
