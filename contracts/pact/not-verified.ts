import { endpoints } from '../carrier.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Gap, gaps } from './gap.ts';
import { grouped } from './grouped.ts';
import { type WireSchema, wireSchema } from './wire-schema.ts';

/** A gap with its reason, in words that follow a colon. */
export interface NotVerified extends Gap {
  readonly reason: string;
}

const nothingRead = 'no call reads what it has done';
const forEverybody = 'the same for everybody, in all states';
const tied = 'sent with the fields beside it, and never alone';
const ownAddress = 'only the address of the caller is sent';
const byState = 'the examples tell addresses apart by the state alone';

/**
 * Why a gap is left open, by endpoint, and by field where an endpoint has several reasons. A gap without a reason fails
 * a test, and so does a reason without a gap.
 */
export const reasons: Readonly<Record<string, string>> = {
  'activation.start isPort': tied,
  'activation.start esim': tied,
  'activation.start portUpdate': tied,
  'activation.start password': 'a PIN is told by no call',
  'billing.monthInAdvancePay amount': 'only what is due can be paid',
  'billing.monthInAdvancePay totalTax': 'only what is due can be paid',
  'billing.sendInvoice': nothingRead,
  'catalog.activePlans': forEverybody,
  'catalog.couponEligibility emailId': ownAddress,
  'catalog.couponEmailMapping emailId': ownAddress,
  'catalog.couponReservePromo emailId': ownAddress,
  'catalog.dataPlans': forEverybody,
  'config.appData': forEverybody,
  'config.info': forEverybody,
  'config.keys': forEverybody,
  'config.keysPublic': forEverybody,
  'coverage.network address.type': 'the ZIP decides in the examples',
  'coverage.network address.address1': 'the ZIP decides in the examples',
  'coverage.network address.city': 'the ZIP decides in the examples',
  'coverage.network address.state': 'the ZIP decides in the examples',
  'customer.byReachNumber': 'a line with a number is paid for and set up',
  'customer.create data.linePreferences.[].simPreference': 'told by no call; esim says the same',
  'customer.hubspot': nothingRead,
  'customer.referralExtension emailId': ownAddress,
  'customer.referralExtensionByEmail emailId': ownAddress,
  'customer.resetPasswordLink': nothingRead,
  'device.imeiCheck other1': 'the source is a setting of the brand',
  'marketing.getInTouch': nothingRead,
  'marketing.identify': nothingRead,
  'marketing.inviteReferral': nothingRead,
  'marketing.pageView': nothingRead,
  'order.create orderType': 'told by order.track alone, by an id that the service makes',
  'order.create shipTo.type': nothingRead,
  'order.create shipTo.name': nothingRead,
  'order.create shipTo.address1': nothingRead,
  'order.create shipTo.city': nothingRead,
  'order.create shipTo.state': nothingRead,
  'order.create shipTo.zip': nothingRead,
  'order.create items.[].reachPlanId': 'the plan of the line, which the service knows',
  'order.create secondaryCustomers': tied,
  'order.track poll': 'how the main brand asks; it changes nothing in the answer',
  'payment.purchasePage emailId': ownAddress,
  'port.validate isPrimary': 'it changes nothing in the answer',
  'roaming.countries': forEverybody,
  'router.changePassword': nothingRead,
  'service.manage action': 'sent with reason, and never alone',
  'service.manage reason': tied,
  'shippingRate.list': forEverybody,
  'tax.byAddress address.type': byState,
  'tax.byAddress address.address1': byState,
  'tax.byAddress address.city': byState,
  'tax.byAddress address.zip': byState,
  'tax.byAddress type': 'whether a kind of sale is taxed otherwise is not documented',
  'tax.byAddress reachPlanId': 'whether a plan is taxed otherwise is not documented',
  'topup.pulse': forEverybody,
};

/** The key in `reasons` that a gap has its reason from. */
export function reasonKey({ endpoint, about }: Gap): string {
  const gapKey = `${endpoint} ${about}`;
  return gapKey in reasons ? gapKey : endpoint;
}

/** Caches the gaps, which take half a second and never change. */
let cachedGaps: readonly NotVerified[] | undefined;

/**
 * Returns the gaps of a verification, with the reason for each. A value that is always sent alike cannot differ, so it
 * is left out.
 */
export function notVerified(): readonly NotVerified[] {
  return (cachedGaps ??= openGaps().map((gap) => ({
    ...gap,
    reason: reasons[reasonKey(gap)] ?? 'no reason is given',
  })));
}

/** Returns all gaps except request fields with only one value. */
export function openGaps(): Gap[] {
  return gaps().filter((gap) => !(gap.kind === 'field' && isAlwaysAlike(gap)));
}

function isAlwaysAlike({ endpoint, about }: Gap): boolean {
  const target = endpoints.find(({ id }) => id === endpoint) as Endpoint;
  const steps = about.split('.');
  const around = steps.slice(0, -1).reduce(stepInto, wireSchema(target.input));
  const name = steps.at(-1) ?? '';
  const field = stepInto(around, name);
  return (around.required?.includes(name) ?? false) && (field.const !== undefined || field.enum?.length === 1);
}

function stepInto(schema: WireSchema, name: string): WireSchema {
  return ((name === '[]' ? schema.items : schema.properties?.[name]) ?? {}) as WireSchema;
}

/** Returns the gaps as text, one line for each endpoint and reason. */
export function notVerifiedLines(all: readonly NotVerified[]): string[] {
  const byReason = grouped(all, ({ endpoint, reason }) => `${endpoint}\n${reason}`);
  return [...byReason].map(([key, gaps]) => {
    const [endpoint, reason] = key.split('\n');
    const phrases = [...grouped(gaps, ({ kind }) => kind)].map(([kind, same]) => phrase(kind, same));
    return `${endpoint}: ${phrases.join(', ')}: ${reason}`;
  });
}

function phrase(kind: Gap['kind'], gaps: readonly Gap[]): string {
  const fields = gaps.map(({ about }) => about.replaceAll('.[]', '[]')).join(', ');
  switch (kind) {
    case 'value':
      return `never replies ${fields}`;
    case 'field':
      return `may ignore ${fields}`;
    case 'effect':
      return 'its effect is not read';
    case 'stub':
      return 'may always answer alike';
  }
}
