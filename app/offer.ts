import type { EndpointId } from '#contracts/carrier.ts';
import type { Capabilities } from '#contracts/tier.ts';
import { operationRequirements } from '#rpc/domain/operation-needs.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';

export interface PageRequirements {
  /** Reads without which the page is empty; the parts of all other reads can be left out (TIER-4). */
  reads?: readonly EndpointId[];
  /** Kinds of operations that are the purpose of the page. */
  sends?: readonly OperationKind[];
  /** Further reads and operations, without which the page is complete. */
  optional?: { reads?: readonly EndpointId[]; sends?: readonly OperationKind[] };
}

/** The checks of an address, an order's price and a SIM card that is shipped. */
const shipping: readonly EndpointId[] = ['config.appData', 'shippingRate.list', 'tax.byAddress', 'coverage.network'];
const typedAddress: readonly EndpointId[] = ['address.autocomplete', 'address.geocode'];
/** After a negative result the page offers a message for when the device is supported. */
const deviceCheck: readonly EndpointId[] = ['device.imeiCheck', 'marketing.getInTouch'];

/** Calls for the day of the bill in a review; without them, the review names the day of the billing cycle. */
const billDay: PageRequirements['optional'] = { reads: ['billing.forecast'] };

const home: PageRequirements = {
  optional: {
    reads: [
      'billing.forecast',
      'billing.history',
      'billing.promiseEligible',
      'card.list',
      'catalog.plan',
      'order.track',
      'topup.group',
      'usage.group',
    ],
    sends: ['data-service', 'payment-page'],
  },
};

/**
 * The endpoints that a page needs besides those of the first tier, by its path. A page also needs those of the pages
 * above it, so that the way back is always there (TIER-2). `?name` is the page with that parameter in its query.
 */
export const pageRequirements: Readonly<Record<string, PageRequirements>> = {
  '/': home,
  '/home': home,
  '/post-activation-home': home,
  '/account': {
    reads: ['topup.group'],
    optional: { reads: ['billing.promiseEligible', 'catalog.plan', 'order.track'], sends: ['data-service'] },
  },
  '/activity': { optional: { sends: ['account-lock'] } },
  '/account?usage': { reads: ['usage.group'], optional: { reads: ['topup.pulse'] } },
  // Has no label without these prices, as `/cell-phone-plans`.
  '/account/:lineRef/broadband-facts': {
    reads: ['config.appData', 'topup.pulse'],
    optional: { reads: ['catalog.plan'] },
  },
  '/account/:lineRef/data': { sends: ['data-service'] },
  '/account/:lineRef/usage': {
    reads: ['usage.group'],
    optional: { reads: ['catalog.plan', 'order.track', 'topup.pulse'] },
  },
  '/activate-esim': { reads: ['activation.status'], sends: ['activate'] },
  '/activation': {
    reads: [
      ...deviceCheck,
      ...shipping,
      ...typedAddress,
      'billing.monthInAdvanceAmount',
      'card.list',
      'coverage.zipAvailability',
      'customer.activationPrecheck',
      'customer.plan',
      'order.byCustomer',
      'order.track',
      'port.validate',
      'port.validateResult',
      'sim.validate',
    ],
    sends: ['begin-activation', 'activate', 'sim-kit'],
    optional: billDay,
  },
  '/add-data': {
    reads: ['topup.pulse', 'usage.current', 'tax.byCustomer', 'card.list'],
    sends: ['top-up'],
    optional: billDay,
  },
  '/add-line': {
    reads: [
      ...deviceCheck,
      ...shipping,
      ...typedAddress,
      'card.list',
      'catalog.coupon',
      'customer.planPricing',
      'tax.byCustomer',
    ],
    sends: ['add-line'],
    optional: billDay,
  },
  '/bills': {
    reads: ['billing.forecast', 'billing.history', 'billing.invoices', 'billing.promiseEligible', 'card.list'],
    optional: { sends: ['email-bill', 'payment-page'] },
  },
  '/bills/auto-top-up': { reads: ['topup.pulse', 'tax.byCustomer'], sends: ['auto-top-up'] },
  '/bills/month-in-advance': { reads: ['billing.monthInAdvanceAmount'], sends: ['month-in-advance'] },
  '/bills/pay': { sends: ['payment-page'] },
  '/bills/promise': { sends: ['promise-to-pay'] },
  '/cards': { reads: ['card.list'], optional: { sends: ['card-default'] } },
  '/cards/:card': { sends: ['card-expiry'] },
  '/cards/:card/remove': { sends: ['card-remove'] },
  '/cards/add': { sends: ['card-page'] },
  // Shows broadband facts only with the prices of a SIM kit and of more data.
  '/cell-phone-plans': { reads: ['config.appData', 'topup.pulse'] },
  '/change-plan': {
    reads: ['catalog.plan', 'config.info', 'customer.planPricing', 'device.imeiCheck', 'tax.byCustomer', 'card.list'],
    sends: ['plan-change'],
    optional: { reads: ['billing.forecast', 'topup.group', 'usage.group'] },
  },
  '/edit-name': { sends: ['rename'] },
  '/feedback': { reads: ['marketing.getInTouch'] },
  '/imei-compatibility-check': { reads: deviceCheck },
  '/invite': {
    reads: ['catalog.referralAnalytics', 'catalog.referralDetail'],
    optional: { reads: ['catalog.couponEligibility'], sends: ['invite', 'more-invitations'] },
  },
  '/lost-phone/steps': {
    optional: {
      reads: ['order.byCustomer', 'order.track'],
      sends: ['data-service', 'reorder-sim', 'account-lock', 'secure-account'],
    },
  },
  '/router': { reads: ['router.device'] },
  '/router/name': { sends: ['router-ssid'] },
  '/router/password': { sends: ['router-password'] },
  '/router/restart': { sends: ['router-reboot'] },
  '/router/reset': { sends: ['router-reset'] },
  '/services': {
    reads: ['service.status', 'roaming.countries', 'service.drUsage', 'service.irUsage', 'service.ildUsage'],
    sends: ['service'],
  },
  '/settings': { optional: { sends: ['account-lock'] } },
  '/settings/unlock': { sends: ['unlock-code', 'account-unlock'] },
  '/status': { reads: ['activation.status'], sends: ['port-fix'] },
  '/steps': { reads: ['activation.status'], sends: ['esim-setup', 'esim-kit'] },
  '/track-order': { reads: ['order.byCustomer', 'order.track'] },
  '/track-order/:lineRef/reorder': {
    reads: [...shipping, ...typedAddress, 'card.list'],
    sends: ['reorder-sim'],
    optional: billDay,
  },
};

const idsOf = ({ reads = [], sends = [] }: Omit<PageRequirements, 'besides'>): readonly string[] => [
  ...reads,
  ...sends.flatMap((kind) => operationRequirements[kind]),
];

const rows = Object.entries(pageRequirements).map(([pattern, { optional: besides = {}, ...needs }]) => {
  const [path = '', query] = pattern.split('?');
  return { parts: path.split('/'), query, needs: idsOf(needs), besides: idsOf(besides) };
});
type Row = (typeof rows)[number];

const isReference = (part: string) => part.startsWith(':');

/** Returns the rows of a page and of its parent pages. */
function rowsAbove(to: string): Row[] {
  const [path = '', search] = to.toLowerCase().split('#', 1)[0]?.split('?') ?? [];
  const searchParams = new URLSearchParams(search);
  const pathParts = path.split('/');
  const matchingRows = rows.filter(
    ({ parts, query }) =>
      parts.every((part, index) => (isReference(part) ? Boolean(pathParts[index]) : part === pathParts[index])) &&
      (query === undefined || searchParams.has(query)),
  );
  // `/cards/add` is a page of its own, not the card named "add".
  const isNamed = matchingRows.some(({ parts }) => parts.join('/') === path);
  return matchingRows.filter(({ parts }) => !(isNamed && parts.length === pathParts.length && parts.some(isReference)));
}

/**
 * Returns the endpoints that a page needs besides those of the first tier, and the optional ones.
 * @param to its path, with its query
 */
export function callsOf(to: string): { needs: string[]; besides: string[] } {
  const matchingRows = rowsAbove(to);
  return { needs: matchingRows.flatMap(({ needs }) => needs), besides: matchingRows.flatMap(({ besides }) => besides) };
}

/**
 * Returns true when the carrier has all endpoints of a link's page, also behind sign-in (TIER-2). A link that leads out
 * of the portal is always offered.
 * @param capabilities undefined where the carrier has all endpoints
 */
export function isOffered(capabilities: Capabilities | undefined, to: string): boolean {
  if (capabilities === undefined || !/^\/(?!\/)/.test(to)) return true;
  const pathAfterSignIn = to.startsWith('/login?') ? new URLSearchParams(to.slice('/login?'.length)).get('to') : null;
  return callsOf(pathAfterSignIn ?? to).needs.every((id) => capabilities.has(id));
}
