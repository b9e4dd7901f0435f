import * as z from 'zod';
import { endpoint, resource } from '../endpoint.ts';
import { Day, Id } from '../vocabulary.ts';
import { AccountAnalytics, CycleUsage, DailyUsage } from './vocabulary.ts';

export const usage = resource('usage', {
  overall: endpoint({
    service: 'auth',
    call: 'GET cdr/data/usage/customer/overall/:customerId',
    summary: 'Data used in the bill cycle, by line',
    scope: 'self',
    input: z.strictObject({ customerId: Id, startDate: Day.optional(), endDate: Day.optional() }),
    reply: CycleUsage,
    assumed:
      'Asked for a primary, it lists every line of the group; asked for a secondary line, that line. Days are sent ' +
      'by TEMP1 only.',
  }),

  current: endpoint({
    service: 'auth',
    call: 'GET cdr/data/usage/customer/current/:customerId',
    summary: 'Data that one line used in the present bill cycle',
    scope: 'line',
    input: z.strictObject({ customerId: Id }),
    reply: CycleUsage,
    assumed: 'Same reply as usage.overall, with the one line in users.',
  }),

  group: endpoint({
    service: 'auth',
    call: 'GET cdr/data/usage/group/:groupId',
    summary: 'Data that the lines of a group used between two days',
    scope: 'group',
    input: z.strictObject({ groupId: Id, startDate: Day, endDate: Day }),
    reply: DailyUsage,
    assumed:
      'The path is decided here; both days are included, and they come back as billStartDate and billEndDate. ' +
      '`days` is our wish: without it the chart of a bill cycle has no days.',
  }),

  analyticsOverall: endpoint({
    service: 'auth',
    call: 'GET analytics/overall',
    summary: 'What the account used and saved since it began',
    scope: 'self',
    input: z.strictObject({}),
    reply: AccountAnalytics,
    assumed: 'The reply is not shown: totals of the account of the token.',
  }),

  dataCutoff: endpoint({
    service: 'auth',
    call: 'POST data/cutoff/manage',
    summary: 'Pauses the data of a line, or lets it run again',
    scope: 'line',
    reconcileWith: ['customer.byUsername', 'customer.group'],
    input: z.strictObject({ dataCutOff: z.boolean(), primaryId: Id, customerId: Id }),
    reply: z.object({}),
    assumed: 'dataCutOff true pauses; it shows as isDataCutoff on the customer; the reply carries nothing.',
  }),
});
