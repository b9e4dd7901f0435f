import type { Brand } from '#app/brand/brand.ts';
import { paths } from '#app/ui/paths.ts';
import type { BroadbandLabel } from '#rpc/domain/broadband-label.ts';

/** A label for programs: amounts in dollars, names as on the label. */
export function labelJson(label: BroadbandLabel, brand: Brand, origin: string) {
  const dollars = (cents: number) => cents / 100;
  const range = ([from, to]: readonly [number, number]) => ({ from, to });
  return {
    uniquePlanIdentifier: label.planId,
    planName: label.name,
    type: 'Mobile Broadband Consumer Disclosure',
    monthlyPrice: dollars(label.firstLine),
    monthlyPriceOfEachExtraLine: dollars(label.eachMoreLine),
    introductoryRate: false,
    contractMonths: 0,
    oneTimeFees:
      label.simKit === undefined ? [] : [{ name: 'SIM kit, for lines with a SIM card', amount: dollars(label.simKit) }],
    earlyTerminationFee: dollars(label.earlyTerminationFee),
    governmentTaxes: 'Varies by location',
    typicalDownloadMbps: range(label.download),
    typicalUploadMbps: range(label.upload),
    typicalLatencyMs: range(label.latency),
    dataIncluded: {
      unlimited: label.unlimited,
      gigabytes: label.gigabytes,
    },
    additionalData: label.extraData
      ? { gigabytes: label.extraData.gigabytes, amount: dollars(label.extraData.price) }
      : undefined,
    networkManagementPolicy: brand.external.policies,
    privacyPolicy: origin + paths.privacy,
    customerSupport: brand.supportNumber,
    learnMore: 'https://www.fcc.gov/consumer',
  };
}
