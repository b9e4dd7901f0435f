import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { Id } from '../vocabulary.ts';
import { CallingUsageByDay, RoamingUsageByDay, ServiceStatus, ServiceType } from './vocabulary.ts';

const ofCustomer = () => z.strictObject({ customerId: Id });

export const service = resource('service', {
  manage: endpoint({
    service: 'auth',
    call: 'PUT manage/services/:customerId',
    summary: 'Turns roaming or international calling on or off for a line',
    scope: 'line',
    reconcileWith: ['service.status', 'customer.group'],
    input: () =>
      z.strictObject({
        customerId: Id,
        serviceType: ServiceType,
        action: z.enum(['ENABLE', 'DISABLE']),
        reason: z.optional(z.literal('Voluntary')),
      }),
    reply: () => z.object({}),
    alsoInBody: ['customerId'],
    problems: {
      outOfStep: [40616, 40617, 40618, 40619, 40620, 40621],
      failed: 40622,
      needsCare: 40623,
      suspended: 40624,
      unavailable: 40625,
    },
    assumed: {
      path: 'reason is Voluntary with ENABLE, and is not sent with DISABLE.',
      meaning:
        'The change shows in service.status as soon as the reply is sent, or the line’s operationsInProcess names ' +
        'SERVICE_CHANGE_IN_PROGRESS until it does; 40618 is a change of the same service in progress.',
      emptyReply: true,
    },
  }),

  status: endpoint({
    service: 'auth',
    call: 'GET service/status/:customerId',
    summary: 'Which services the lines have',
    scope: 'self',
    input: ofCustomer,
    reply: () => ServiceStatus,
    assumed: { shape: 'For a primary the reply has every line of the group; for a secondary, that line.' },
  }),

  drUsage: endpoint({
    service: 'auth',
    call: 'GET dr/cdr/monthly/usage/group/:customerId',
    summary: 'Domestic roaming of a line, by day',
    scope: 'line',
    input: ofCustomer,
    reply: () => RoamingUsageByDay,
    assumed: {
      shape: 'One entry per billing cycle, keyed by its first day.',
      meaning: 'Data is in bytes, voice in minutes.',
    },
  }),

  irUsage: endpoint({
    service: 'auth',
    call: 'GET ir/cdr/monthly/usage/group/:customerId',
    summary: 'International roaming of a line, by day',
    scope: 'line',
    input: ofCustomer,
    reply: () => RoamingUsageByDay,
    assumed: {
      shape: 'One entry per billing cycle, keyed by its first day.',
      meaning: 'Data is in bytes, voice in minutes.',
    },
  }),

  ildUsage: endpoint({
    service: 'auth',
    call: 'GET ild/usage/:customerId',
    summary: 'International calls of a line, by day and country',
    scope: 'line',
    input: ofCustomer,
    reply: () => CallingUsageByDay,
    assumed: { shape: 'One entry per billing cycle, keyed by its first day.', meaning: 'Voice is in minutes.' },
  }),
});
