import * as z from 'zod/mini';
import { Bytes, Day, Id, ShownText } from '../vocabulary.ts';
import { inessential, wireTraits } from '../wire-trait.ts';

/** Codes of international roaming, international long distance and domestic roaming. */
export const serviceTypes = ['IR', 'ILD', 'DR'] as const;
export const ServiceType = z.enum(serviceTypes);
export type ServiceType = z.output<typeof ServiceType>;

/** Which services each line has, by the id of the line. */
export const ServiceStatus = z.record(
  Id,
  z.object({ irEnabled: z.boolean(), ildEnabled: z.boolean(), drEnabled: z.boolean() }),
);
export type ServiceStatus = z.output<typeof ServiceStatus>;

const count = z.number().check(z.nonnegative());
const totalOf = <T extends z.ZodMiniType>(unit: T) => z.optional(z.object({ totalUsage: unit }));

const RoamingUsageSent = z
  .object({
    billStartDate: Day,
    billEndDate: Day,
    dataUsage: totalOf(Bytes),
    dataUsageOverall: z.optional(Bytes),
    voiceUsage: totalOf(count),
    voiceUsageOverall: z.optional(count),
    smsUsage: totalOf(count),
    smsUsageOverall: z.optional(count),
    visitedZoneCountries: inessential(z.array(ShownText)),
  })
  .register(wireTraits, {
    spellings: [
      ['dataUsage', 'dataUsageOverall'],
      ['voiceUsage', 'voiceUsageOverall'],
      ['smsUsage', 'smsUsageOverall'],
    ],
  });

/**
 * Roaming of a line in one billing cycle. The carrier sends each total as `dataUsage.totalUsage` or `dataUsageOverall`;
 * parsed it is bytes, minutes and texts.
 */
export const RoamingUsage = z.pipe(
  RoamingUsageSent,
  z.transform((usage) => ({
    billStartDate: usage.billStartDate,
    billEndDate: usage.billEndDate,
    bytes: usage.dataUsage?.totalUsage ?? usage.dataUsageOverall ?? 0,
    minutes: usage.voiceUsage?.totalUsage ?? usage.voiceUsageOverall ?? 0,
    texts: usage.smsUsage?.totalUsage ?? usage.smsUsageOverall ?? 0,
    countries: usage.visitedZoneCountries ?? [],
  })),
);
export type RoamingUsage = z.output<typeof RoamingUsage>;
export const RoamingUsageByDay = z.record(Day, RoamingUsage);

/** Minutes called to each country, by its name, in one billing cycle. */
export const CallingUsage = z.object({
  billStartDate: Day,
  billEndDate: Day,
  usageDetail: z.object({ countryUsageMap: z.record(z.string(), z.object({ voiceUsage: count })) }),
});
export type CallingUsage = z.output<typeof CallingUsage>;
export const CallingUsageByDay = z.record(Day, CallingUsage);
