import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { wireTraits } from '../wire-trait.ts';
import { RoamingCountry } from './vocabulary.ts';

export const roaming = resource('roaming', {
  countries: endpoint({
    service: 'provisioning',
    call: 'GET intl/roaming/countries',
    summary: 'Countries with the rates of roaming and of calls from the US',
    scope: 'nobody',
    input: () => z.strictObject({}),
    reply: () =>
      z.object({ countriesList: z.array(RoamingCountry).register(wireTraits, { key: 'countryCode', skips: true }) }),
    assumed: { meaning: 'Rates are dollars with two decimals; a rate that does not exist is left out.' },
  }),
});
