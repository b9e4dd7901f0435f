import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { Iccid, Id } from '../vocabulary.ts';

export const sim = resource('sim', {
  validate: endpoint({
    service: 'auth',
    call: 'GET icc/validate/:customerId/:iccid',
    summary: 'Checks if a SIM can be activated for a line',
    scope: 'line',
    input: () => z.strictObject({ customerId: Id, iccid: Iccid }),
    reply: () => z.object({ isValid: z.boolean() }),
    problems: { inUse: 40153, invalid: 40155 },
    assumed: { meaning: '40153 means that the SIM is in use, 40155 that its number is not valid.' },
  }),
});
