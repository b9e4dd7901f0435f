import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { address } from '#app/ui/address.ts';
import type { Brand } from '#app/brand/brand.ts';
import { type BroadbandLabel, broadbandLabel } from '#rpc/domain/broadband-label.ts';

/** The labels of all plans for programs: the FCC asks for a file that anybody may read. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { brand, origin } = context;
  const list = await context.askPublic((portal) => portal.plans());
  const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  if (!list) return Response.json({ error: 'The plan list is not available. Try again in a minute.' }, { status: 503, headers: { ...open, 'retry-after': '60' } });
  const { plans, ...prices } = list;
  const labels = plans.map((plan) => labelJson(broadbandLabel(plan, prices, brand.network), brand, origin));
  return Response.json({ provider: brand.longName, currency: 'USD', labels }, { headers: { ...open, 'cache-control': 'public, max-age=300' } });
}

/** Amounts in dollars; names as on the label. */
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
    oneTimeFees: label.simKit === undefined ? [] : [{ name: 'SIM kit, for lines with a SIM card', amount: dollars(label.simKit) }],
    earlyTerminationFee: dollars(label.earlyTerminationFee),
    governmentTaxes: 'Varies by location',
    typicalDownloadMbps: range(label.download),
    typicalUploadMbps: range(label.upload),
    typicalLatencyMs: range(label.latency),
    dataIncluded: { unlimited: label.unlimited, ...(label.gigabytes === undefined ? {} : { gigabytes: label.gigabytes }) },
    ...(label.extraData ? { additionalData: { gigabytes: label.extraData.gigabytes, amount: dollars(label.extraData.price) } } : {}),
    networkManagementPolicy: brand.external.policies,
    privacyPolicy: origin + address.privacy,
    customerSupport: brand.supportNumber,
    learnMore: 'https://www.fcc.gov/consumer',
  };
}
