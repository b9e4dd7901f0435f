import * as z from 'zod/mini';
import { endpoints, type EndpointId } from './carrier.ts';

/**
 * Calls with which a carrier can begin: each tier has the calls of those before it as well, and `everything` has all.
 * A test holds each list against the calls that the pages of its tier make (`app/offer.test.ts`).
 */
const added = {
  /** Endpoints of Home, and of pages that need no others: Profile, Activity, Settings. */
  see: [
    'customer.byUsername',
    'customer.group',
    'config.keys',
    'usage.overall',
    'billing.customer',
    'catalog.activePlans',
  ],
  /** Account, Bills, Track Order, Cards and Invite, to look at. */
  overview: [
    'billing.forecast',
    'billing.history',
    'billing.invoices',
    'billing.promiseEligible',
    'card.list',
    'catalog.referralAnalytics',
    'catalog.referralDetail',
    'order.byCustomer',
    'order.track',
    'topup.group',
  ],
  /** Endpoints of operations that take money for a line in service, and of the cards that they charge. */
  pay: [
    'billing.promiseCreate',
    'billing.sendInvoice',
    'card.remove',
    'card.setDefault',
    'card.updateExpiry',
    'customer.topUpStatus',
    'payment.cardPage',
    'payment.purchasePage',
    'tax.byCustomer',
    'topup.autoUpdate',
    'topup.create',
    'topup.pulse',
    'usage.current',
  ],
  /** Changes of a line in service and of the account: plan, name, data, services, home router, lock, invitations. */
  change: [
    'catalog.couponInvite',
    'catalog.plan',
    'config.info',
    'customer.planChangeStatus',
    'customer.planPricing',
    'customer.referralExtension',
    'customer.referralExtensionByEmail',
    'customer.securityAction',
    'customer.updateSecondary',
    'customer.verifySecurityAction',
    'device.imeiCheck',
    'plan.change',
    'roaming.countries',
    'router.changePassword',
    'router.changeSsid',
    'router.device',
    'router.reboot',
    'router.reset',
    'service.drUsage',
    'service.ildUsage',
    'service.irUsage',
    'service.manage',
    'service.status',
    'usage.dataCutoff',
    'usage.group',
  ],
  /** New lines: ordering them, their SIM cards and eSIMs, activation, moving a number here. */
  activate: [
    'activation.resendQr',
    'activation.start',
    'activation.status',
    'address.autocomplete',
    'address.geocode',
    'billing.monthInAdvanceAmount',
    'billing.monthInAdvancePay',
    'card.hold',
    'catalog.coupon',
    'catalog.couponEligibility',
    'catalog.couponReservePromo',
    'config.appData',
    'coverage.network',
    'coverage.zipAvailability',
    'customer.activationPrecheck',
    'customer.create',
    'customer.plan',
    'customer.update',
    'customer.updateFields',
    'marketing.getInTouch',
    'order.create',
    'port.validate',
    'port.validateResult',
    'shippingRate.list',
    'sim.validate',
    'tax.byAddress',
  ],
} satisfies Record<string, readonly EndpointId[]>;

export const tierNames = ['see', 'overview', 'pay', 'change', 'activate', 'everything'] as const;
export type TierName = (typeof tierNames)[number];

/** Ids of the endpoints that a carrier has. */
export type Capabilities = ReadonlySet<string>;

/** Returns the ids of all endpoints of a tier and of the tiers before it. */
export function endpointsOf(tier: TierName): string[] {
  if (tier === 'everything') return endpoints.map(({ id }) => id);
  const lists = Object.values<readonly EndpointId[]>(added);
  return lists.slice(0, tierNames.indexOf(tier) + 1).flat();
}

/** Word for a carrier that does a write again that has the key of an earlier one (HTTP-9, TIER-6). */
export const noIdempotentWrites = 'no-idempotent-writes';

const Tier = z.enum(tierNames);
const isKnown = (id: string) => id === noIdempotentWrites || endpoints.some((endpoint) => endpoint.id === id);
const Id = z.string().check(z.refine(isKnown, 'is no endpoint'));

const Words = z.pipe(
  z.string(),
  z.transform((text) => text.trim().split(/\s+/)),
);
const TierAndMore = z.pipe(Words, z.tuple([z.union([Tier, z.literal('')])], Id));

/**
 * Reads a tier's name, and further endpoints of the carrier, separated by spaces: `see topup.group`. Returns undefined
 * for a carrier with all endpoints, so that nobody searches a set that has all.
 */
export const CapabilityList = z.pipe(
  TierAndMore,
  z.transform(([tier, ...more]): Capabilities | undefined =>
    tier === '' || (tier === 'everything' && !more.includes(noIdempotentWrites))
      ? undefined
      : new Set([...endpointsOf(tier), ...more]),
  ),
);
