import * as z from 'zod';
import { endpoint, resource } from '../endpoint.ts';
import { Iccid, Id } from '../vocabulary.ts';

export const sim = resource('sim', {
  validate: endpoint({
    service: 'auth',
    call: 'GET icc/validate/:customerId/:iccid',
    summary: 'Can this SIM be activated for the line?',
    scope: 'line',
    input: z.strictObject({ customerId: Id, iccid: Iccid }),
    reply: z.object({ isValid: z.boolean() }),
    problems: { inUse: 40153, invalid: 40155 },
    assumed: 'Which of the two codes means which is read from the order of the messages: 40153 in use, 40155 invalid.',
  }),
});
