import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { CountryCode, Id, Msisdn } from '../vocabulary.ts';

export const port = resource('port', {
  validate: endpoint({
    service: 'auth',
    call: 'POST port/validate/:countryCode/:number',
    summary: 'Checks if a number can be ported in; only looks up, so it counts as a read',
    scope: 'nobody',
    input: () => z.strictObject({ countryCode: CountryCode, number: Msisdn, isPrimary: z.boolean() }),
    reply: () => Id,
    problems: { refused: 40227, notPortable: 40093 },
    alsoInBody: ['countryCode', 'number'],
    assumed: {
      shape: 'data is the text that port.validateResult takes.',
      meaning: 'data may be any text; the portal only passes it on.',
    },
  }),

  validateResult: endpoint({
    service: 'auth',
    call: 'GET port/validate/result/:data',
    summary: 'Checks if the number can be ported in',
    scope: 'nobody',
    input: () => z.strictObject({ data: Id }),
    reply: () => z.object({ isPortValidate: z.boolean() }),
  }),
});
