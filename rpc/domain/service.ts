import type { ConfigKeys } from '#contracts/config/vocabulary.ts';
import type { RoamingCountry } from '#contracts/roaming/vocabulary.ts';
import {
  type CallingUsage,
  type RoamingUsage,
  type ServiceStatus,
  type ServiceType,
  serviceTypes,
} from '#contracts/service/vocabulary.ts';
import type { BillingCycle } from './billing-cycle.ts';

type ServiceKeys = Pick<ConfigKeys, 'SERVICE_TAB' | 'IS_IR_ENABLED' | 'IS_ILD_ENABLED' | 'IS_DR_ENABLED'>;

interface Service {
  /** Name of the service in URLs. */
  readonly name: string;
  /** Remote config key that opens the service (SERVICE-3). */
  readonly key: Exclude<keyof ServiceKeys, 'SERVICE_TAB'>;
  /** Field of a line's status that is on while the service is on. */
  readonly field: keyof ServiceStatus[string];
  /** Each country has its own rate; other services have the same rates everywhere (SERVICE-21). */
  readonly isRated: boolean;
}

/** The services with the properties in which they differ. */
export const services = {
  IR: { name: 'international-roaming', key: 'IS_IR_ENABLED', field: 'irEnabled', isRated: true },
  ILD: { name: 'international-calling', key: 'IS_ILD_ENABLED', field: 'ildEnabled', isRated: true },
  DR: { name: 'domestic-roaming', key: 'IS_DR_ENABLED', field: 'drEnabled', isRated: false },
} as const satisfies Record<ServiceType, Service>;

/** Returns the service of a name; undefined for other text. */
export function serviceNamed(name: string | undefined): ServiceType | undefined {
  return serviceTypes.find((type) => services[type].name === name);
}

/** A service with a rate for each country. */
export type RatedService = {
  [K in ServiceType]: (typeof services)[K]['isRated'] extends true ? K : never;
}[ServiceType];

export function hasRates(type: ServiceType): type is RatedService {
  return services[type].isRated;
}

/** Returns true where the carrier has services. The key must be ENABLE, in no other spelling (SERVICE-1). */
export function hasServices({ SERVICE_TAB }: Pick<ServiceKeys, 'SERVICE_TAB'>): boolean {
  return SERVICE_TAB === 'ENABLE';
}

/** Returns true when the service can be managed here (SERVICE-3). */
export function isOffered(type: ServiceType, config: ServiceKeys): boolean {
  return config[services[type].key] === 'ENABLE';
}

/** Returns true when the line has the service; undefined without the line in the carrier's reply. */
export function isEnabled(status: ServiceStatus | undefined, lineId: string, type: ServiceType): boolean | undefined {
  return status?.[lineId]?.[services[type].field];
}

/** Returns the countries where a service works: `status` counts for roaming, `ildStatus` for calls (SERVICE-22). */
export function coveredCountries(countries: readonly RoamingCountry[], type: RatedService): RoamingCountry[] {
  return countries.filter(({ status, ildStatus }) => (type === 'IR' ? status : ildStatus) === 1);
}

/** Roaming usage of a line: bytes, minutes, texts and countries. */
export type RoamingUse = Pick<RoamingUsage, 'bytes' | 'minutes' | 'texts' | 'countries'>;

/** Sums the roaming usage of a billing cycle from the carrier's days; undefined when it is zero. */
export function roamingIn(usage: Record<string, RoamingUsage>, cycle: BillingCycle): RoamingUse | undefined {
  const entries = within(usage, cycle);
  const total = (field: 'bytes' | 'minutes' | 'texts') => entries.reduce((sum, entry) => sum + entry[field], 0);
  const use = { bytes: total('bytes'), minutes: total('minutes'), texts: total('texts') };
  if (use.bytes + use.minutes + use.texts === 0) return undefined;
  return { ...use, countries: [...new Set(entries.flatMap(({ countries }) => countries))] };
}

/** Minutes called to one country. */
export interface CalledCountry {
  country: string;
  minutes: number;
}

/** Returns the called countries of a billing cycle, the most called first; undefined when none was. */
export function callsIn(usage: Record<string, CallingUsage>, cycle: BillingCycle): CalledCountry[] | undefined {
  const minutes = new Map<string, number>();
  for (const { usageDetail } of within(usage, cycle))
    for (const [country, { voiceUsage }] of Object.entries(usageDetail.countryUsageMap))
      minutes.set(country, (minutes.get(country) ?? 0) + voiceUsage);
  const countries = [...minutes].flatMap(([country, sum]) => (sum > 0 ? [{ country, minutes: sum }] : []));
  return countries.length > 0 ? countries.sort((a, b) => b.minutes - a.minutes) : undefined;
}

function within<T>(byDay: Record<string, T>, { start, end }: BillingCycle): T[] {
  return Object.entries(byDay).flatMap(([day, usage]) => (day >= start && day <= end ? [usage] : []));
}

/** Reason of a refused change, which selects the page that follows (SERVICE-31 to SERVICE-36). */
export type ServiceRefusal =
  | 'lets-talk'
  | 'suspended'
  | 'read-again'
  | 'in-progress'
  | 'no-effect'
  | 'call-care'
  | 'try-again'
  | 'error';
const refusals: Readonly<Record<string, ServiceRefusal>> = {
  unavailable: 'lets-talk',
  suspended: 'suspended',
  outOfStep: 'read-again',
  inProgress: 'in-progress',
  noEffect: 'no-effect',
  needsCare: 'call-care',
  absent: 'try-again',
};

/** Returns the page for a problem's name; `failed` and unlisted names lead to the error screen. */
export function serviceRefusal(refusal: string | undefined): ServiceRefusal {
  return refusals[refusal ?? ''] ?? 'error';
}
