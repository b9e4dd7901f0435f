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
  /** What it is called in URLs. */
  readonly name: string;
  /** The remote config key that opens it (SERVICE-3). */
  readonly key: Exclude<keyof ServiceKeys, 'SERVICE_TAB'>;
  /** What of a line's status says that it is on. */
  readonly field: keyof ServiceStatus[string];
  /** Each country has a rate of its own; the rates of the others are the same everywhere (SERVICE-21). */
  readonly isRated: boolean;
}

/** All in which the services differ. */
export const services = {
  IR: { name: 'international-roaming', key: 'IS_IR_ENABLED', field: 'irEnabled', isRated: true },
  ILD: { name: 'international-calling', key: 'IS_ILD_ENABLED', field: 'ildEnabled', isRated: true },
  DR: { name: 'domestic-roaming', key: 'IS_DR_ENABLED', field: 'drEnabled', isRated: false },
} as const satisfies Record<ServiceType, Service>;

/** The service of that name; undefined for anything else. */
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

/** Are there services at all? The key has to say ENABLE, in no other spelling (SERVICE-1). */
export function hasServices({ SERVICE_TAB }: Pick<ServiceKeys, 'SERVICE_TAB'>): boolean {
  return SERVICE_TAB === 'ENABLE';
}

/** Can this service be managed here (SERVICE-3)? */
export function isOffered(type: ServiceType, config: ServiceKeys): boolean {
  return config[services[type].key] === 'ENABLE';
}

/** Does the line have the service? Undefined when the carrier did not tell of the line. */
export function isEnabled(status: ServiceStatus | undefined, lineId: string, type: ServiceType): boolean | undefined {
  return status?.[lineId]?.[services[type].field];
}

/** The countries where a service works: `status` counts for roaming, `ildStatus` for calls (SERVICE-22). */
export function coveredCountries(countries: readonly RoamingCountry[], type: RatedService): RoamingCountry[] {
  return countries.filter(({ status, ildStatus }) => (type === 'IR' ? status : ildStatus) === 1);
}

/** What a line used of a roaming service: bytes, minutes, texts, and where it was. */
export type RoamingUse = Pick<RoamingUsage, 'bytes' | 'minutes' | 'texts' | 'countries'>;

/** What was used in a billing cycle, from the days that the carrier tells of; undefined when nothing was. */
export function roamingIn(usage: Record<string, RoamingUsage>, cycle: BillingCycle): RoamingUse | undefined {
  const entries = within(usage, cycle);
  const total = (field: 'bytes' | 'minutes' | 'texts') => entries.reduce((sum, one) => sum + one[field], 0);
  const use = { bytes: total('bytes'), minutes: total('minutes'), texts: total('texts') };
  if (use.bytes + use.minutes + use.texts === 0) return undefined;
  return { ...use, countries: [...new Set(entries.flatMap(({ countries }) => countries))] };
}

/** Minutes called to one country. */
export interface CalledCountry {
  country: string;
  minutes: number;
}

/** The countries that were called in a billing cycle, the most called first; undefined when none was. */
export function callsIn(usage: Record<string, CallingUsage>, cycle: BillingCycle): CalledCountry[] | undefined {
  const minutes = new Map<string, number>();
  for (const { usageDetail } of within(usage, cycle))
    for (const [country, { voiceUsage }] of Object.entries(usageDetail.countryUsageMap))
      minutes.set(country, (minutes.get(country) ?? 0) + voiceUsage);
  const called = [...minutes].flatMap(([country, sum]) => (sum > 0 ? [{ country, minutes: sum }] : []));
  return called.length > 0 ? called.sort((a, b) => b.minutes - a.minutes) : undefined;
}

function within<T>(byDay: Record<string, T>, { start, end }: BillingCycle): T[] {
  return Object.entries(byDay).flatMap(([day, one]) => (day >= start && day <= end ? [one] : []));
}

/** What a refused change leads to (SERVICE-31 to SERVICE-36). */
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
  'never-arrived': 'try-again',
};

/** By the name of the problem; `failed` and what has no name here end on the error screen. */
export function serviceRefusal(refusal: string | undefined): ServiceRefusal {
  return refusals[refusal ?? ''] ?? 'error';
}
