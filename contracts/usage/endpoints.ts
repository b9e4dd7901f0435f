import { z } from 'zod';
import { endpoint, noun } from '../endpoint.ts';
import { Day, Id } from '../vocabulary.ts';
import { CycleUsage } from './vocabulary.ts';

export const usage = noun('usage', {
  overall: endpoint({
    service: 'auth',
    call: 'GET cdr/data/usage/customer/overall/:customerId',
    summary: 'Data used in the bill cycle, by line',
    concerns: 'self',
    input: z.strictObject({ customerId: Id, startDate: Day.optional(), endDate: Day.optional() }),
    reply: CycleUsage,
    assumed: 'Asked for a primary, it lists every line of the group; asked for a secondary line, that line. Days are sent by TEMP1 only.',
  }),
});
