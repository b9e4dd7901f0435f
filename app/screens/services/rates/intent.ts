import { TRPCError } from '@trpc/server';
import { roaming } from '#contracts/roaming/endpoints.ts';
import type { RoamingCountry } from '#contracts/roaming/vocabulary.ts';
import { coveredCountries, type RatedService } from '#rpc/domain/service.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { readSnapshot } from '#rpc/portal/snapshot.ts';
import { assertOffered } from '../service-reads.ts';

/** The rates of one country, in cents; one that does not exist is absent (SERVICE-23). */
export interface CountryRates {
  code: string;
  name: string;
  data?: number;
  /** Per minute. */
  voice?: number;
  sms?: number;
}

export interface RatesModel {
  service: RatedService;
  /** Absent when the carrier returned none. */
  countries?: { code: string; name: string }[];
  /** The country in the address. */
  country?: CountryRates;
  /** Size of a pulse of data, in the carrier's words. */
  dataUnit?: string;
}

/**
 * The countries where a service works, with the rates of one of them (SERVICE-21).
 * @throws NOT_FOUND for a country without the service and while services are closed, NotAllowedError while this
 * service is closed
 */
export async function loadServiceRates(
  context: PortalContext,
  { service, country }: { service: RatedService; country?: string | undefined },
): Promise<RatesModel> {
  const [snapshot, outcome] = await Promise.all([
    readSnapshot(context),
    readOne(context, readRequest(roaming.countries, {}, maxAge.config)),
  ]);
  assertOffered(snapshot, service);
  const list = replyOrUndefined(outcome)?.countriesList;
  const countries = list && coveredCountries(list, service);
  const chosenCountry = countries?.find(({ countryCode }) => countryCode === country);
  if (countries && country !== undefined && !chosenCountry) throw new TRPCError({ code: 'NOT_FOUND' });
  return {
    service,
    countries: countries?.map(({ countryCode: code, countryName: name }) => ({ code, name })),
    country: chosenCountry && ratesOf(chosenCountry, service),
    dataUnit: snapshot.config.IR_DATA_PULSE_UNIT,
  };
}

function ratesOf(country: RoamingCountry, service: RatedService): CountryRates {
  const { countryCode: code, countryName: name } = country;
  return service === 'IR'
    ? { code, name, data: country.pricePerPulse, voice: country.voiceOut, sms: country.smsOut }
    : { code, name, voice: country.ildVoiceOut };
}
