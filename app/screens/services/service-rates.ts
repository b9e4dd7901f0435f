import { TRPCError } from '@trpc/server';
import { roaming } from '#contracts/roaming/endpoints.ts';
import type { RoamingCountry } from '#contracts/roaming/vocabulary.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { mapRead, type Read, readOf, valueOf } from '#rpc/domain/facts/read.ts';
import { coveredCountries, hasRates, type RatedService } from '#rpc/domain/service.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import { type Country, countryIn } from './country-name.ts';

/** The rates of one country, in cents; a rate that does not exist is absent (SERVICE-23). */
export interface CountryRates extends Country {
  data?: number;
  /** Rate of a call per minute. */
  voice?: number;
  sms?: number;
}

/** The countries of a service with their rates; absent for a service that has the same rates everywhere. */
export async function readCountryRates(context: PortalContext, service: ServiceType): Promise<Read<CountryRates[]>> {
  if (!hasRates(service)) return { kind: 'absent' };
  const outcome = await readOne(context, readRequest(roaming.countries, {}, maxAge.config));
  return mapRead(readOf(outcome), ({ countriesList }) =>
    coveredCountries(countriesList, service).map((country) => ratesOf(country, service)),
  );
}

/**
 * The country that an address names in either language or by its code; undefined without a name, and while the list
 * cannot be read.
 * @throws NOT_FOUND for a country without the service (SERVICE-22)
 */
export function chosenCountry(countries: Read<CountryRates[]>, name: string | undefined): CountryRates | undefined {
  const list = valueOf(countries);
  if (!name || !list) return undefined;
  const country = countryIn(list, name);
  if (!country) throw new TRPCError({ code: 'NOT_FOUND' });
  return country;
}

function ratesOf(country: RoamingCountry, service: RatedService): CountryRates {
  const { countryCode: code, countryName: name } = country;
  return service === 'IR'
    ? { code, name, data: country.pricePerPulse, voice: country.voiceOut, sms: country.smsOut }
    : { code, name, voice: country.ildVoiceOut };
}
