import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { CountryCode, Imei, ShownText } from '../vocabulary.ts';
import { inessential } from '../wire-trait.ts';
import { ImeiCompatibility } from './vocabulary.ts';

export const device = resource('device', {
  imeiInfo: endpoint({
    service: 'auth',
    call: 'GET imei/info/:imei',
    summary: 'Make and model of a device',
    scope: 'nobody',
    input: () => z.strictObject({ imei: Imei }),
    reply: () => z.object({ make: inessential(ShownText), model: inessential(ShownText) }),
    assumed: { shape: 'The reply has make and model, both absent for an unknown device.' },
  }),

  imeiCheck: endpoint({
    service: 'auth',
    call: 'GET imei/:countryCode/:imei',
    summary: 'Checks if a device is compatible',
    scope: 'nobody',
    input: () =>
      z.strictObject({ countryCode: CountryCode, imei: Imei, other1: z.optional(z.string().check(z.maxLength(32))) }),
    reply: () => ImeiCompatibility,
    problems: { downtime: 40245, alreadyInUse: [40152, 'IMEI_ALREADY_IN_USE'], fiveGDevice: 40267 },
    assumed: { path: 'other1 (the source) travels in the query, and as x-carrier in the headers.' },
  }),
});
