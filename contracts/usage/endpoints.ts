import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { Day, Id } from '../vocabulary.ts';
import { AccountAnalytics, CycleUsage, DailyUsage } from './vocabulary.ts';

export const usage = resource('usage', {
  overall: endpoint({
    service: 'auth',
    call: 'GET cdr/data/usage/customer/overall/:customerId',
    summary: 'Data used in the billing cycle, by line',
    scope: 'self',
    input: () => z.strictObject({ customerId: Id, startDate: z.optional(Day), endDate: z.optional(Day) }),
    reply: () => CycleUsage,
    assumed: {
      path: 'The brand TEMP1 sends startDate and endDate; the main brand sends neither.',
      shape: 'For a primary the list has every line of the group; for a secondary, that line.',
    },
  }),

  current: endpoint({
    service: 'auth',
    call: 'GET cdr/data/usage/customer/current/:customerId',
    summary: 'Data that one line used in the current billing cycle',
    scope: 'line',
    input: () => z.strictObject({ customerId: Id }),
    reply: () => CycleUsage,
    assumed: { shape: 'The reply of usage.overall, with only this line in users.' },
  }),

  group: endpoint({
    service: 'auth',
    call: 'GET cdr/data/usage/group/:groupId',
    summary: 'Data that the lines of a group used between two days',
    scope: 'group',
    input: () => z.strictObject({ groupId: Id, startDate: Day, endDate: Day }),
    reply: () => DailyUsage,
    assumed: {
      path: 'The call is GET cdr/data/usage/group/:groupId, with startDate and endDate in the query.',
      shape:
        'Both days are included, and come back as billStartDate and billEndDate. days has what each line used on ' +
        'each day; without it, as for more than 100 days, the portal shows no chart.',
    },
  }),

  analyticsOverall: endpoint({
    service: 'auth',
    call: 'GET analytics/overall',
    summary: 'Reads the data that the account has used since its first day',
    scope: 'self',
    input: () => z.strictObject({}),
    reply: () => AccountAnalytics,
    assumed: {
      shape: 'The reply has totalBytes, averageBytesPerCycle and cycles, of the account of the access token.',
    },
  }),

  dataCutoff: endpoint({
    service: 'auth',
    call: 'POST data/cutoff/manage',
    summary: 'Pauses or resumes the data service of a line',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: () => z.strictObject({ dataCutOff: z.boolean(), primaryId: Id, customerId: Id }),
    reply: () => z.object({}),
    assumed: { meaning: 'dataCutOff true pauses; it shows as isDataCutoff on the customer.', emptyReply: true },
  }),
});
