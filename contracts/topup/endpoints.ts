import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { Day, Gigabytes, Id } from '../vocabulary.ts';
import { Pulse, Purchase } from './vocabulary.ts';

export const topup = resource('topup', {
  pulse: endpoint({
    service: 'auth',
    call: 'GET topup/pulse',
    summary: 'The step in which extra data is sold (the pulse), and its price',
    scope: 'nobody',
    input: () => z.strictObject({}),
    reply: () => Pulse,
  }),

  group: endpoint({
    service: 'auth',
    call: 'GET topup/group/:groupId',
    summary: 'The extra data that a group bought between two days',
    scope: 'group',
    input: () => z.strictObject({ groupId: Id, startDate: Day, endDate: Day }),
    reply: () => z.object({ purchases: z.array(Purchase) }),
    assumed: { meaning: 'startDate and endDate are included; the newest purchase comes first.' },
  }),

  create: endpoint({
    service: 'auth',
    call: 'POST topup/customer/:customerId',
    summary: 'Buys extra data for a line; the reply means accepted, not done',
    scope: 'line',
    reconcileWith: ['customer.topUpStatus', 'topup.group'],
    input: () => z.strictObject({ customerId: Id, totalData: Gigabytes, taxInfo: z.strictObject({ customerId: Id }) }),
    reply: () => z.object({}),
    alsoInBody: ['customerId'],
    problems: { unavailable: 40625 },
    assumed: { meaning: 'taxInfo names the taxed customer, the primary of the group.', emptyReply: true },
  }),

  autoUpdate: endpoint({
    service: 'auth',
    call: 'POST auto/topup/update',
    summary: 'Turns the automatic top-up of a line on or off',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: () => z.strictObject({ customerId: Id, enabled: z.boolean() }),
    reply: () => z.object({}),
    assumed: {
      shape: 'The body has customerId and enabled.',
      meaning: 'It is on or off for each line, and shows as isAutoTopUp on the customer.',
    },
  }),
});
