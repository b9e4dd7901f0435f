import type { carrier } from '../carrier.ts';
import type { Effect, ReplyOf } from '../endpoint.ts';

type Resources = typeof carrier;
type Ids<F extends Effect> = {
  [R in keyof Resources & string]: {
    [V in keyof Resources[R] & string]: Resources[R][V] extends { readonly effect: F } ? `${R}.${V}` : never;
  }[keyof Resources[R] & string];
}[keyof Resources & string];
export type ReadId = Ids<'read'>;
export type WriteId = Ids<'write'>;

/**
 * The objects that each read shows, by their place in the reply: the kind of the object, and its key. A key is a field
 * (`id`), a day of one (`paidOn@day`), an input (`:emailId`), or the name of an entry (`*`). A read without an entry
 * does not compile.
 */
export const shows = {
  'activation.status': { '': 'line(:customerId)' },
  'address.autocomplete': {},
  'address.geocode': {},
  'billing.customer': { '': 'account()' },
  'billing.forecast': { '': 'forecast()' },
  'billing.history': { payments: 'payment(paidOn@day)' },
  'billing.invoices': { invoices: 'bill(invoiceDate)' },
  'billing.monthInAdvanceAmount': { '': 'inAdvance(:customerId)' },
  'billing.promiseEligible': { '': 'promise()' },
  'card.list': { cards: 'card(uuid)' },
  'catalog.activePlans': { plans: 'plan(name)' },
  'catalog.coupon': { '': 'coupon(:couponCode)' },
  'catalog.couponEligibility': { '': 'couponOf(:emailId)' },
  'catalog.dataPlans': { plans: 'plan(name)' },
  'catalog.plan': { '': 'plan(name)' },
  'catalog.planDetail': { '': 'plan(name)' },
  'catalog.referralAnalytics': { '': 'invitations()' },
  'catalog.referralDetail': { refereeList: 'invitation(refereeEmailId)' },
  'config.appData': {},
  'config.info': { '': 'billing()' },
  'config.keys': { '': 'config()' },
  'config.keysPublic': { '': 'publicConfig()' },
  'coverage.network': { '': 'coverage(:zip)' },
  'coverage.zipAvailability': { '': 'coverage(:zipcode)' },
  'coverage.zipAvailabilityProvisioning': { '': 'coverage(:zipcode)' },
  'customer.activationPrecheck': {},
  'customer.byReachNumber': { '': 'line(id)' },
  'customer.byUsername': { '': 'line(id)' },
  'customer.emailAvailability': { '': 'address(:emailId)' },
  'customer.group': { customers: 'line(id)' },
  'customer.plan': { plans: 'line(customerId)' },
  'customer.planChangeStatus': { '': 'planChange(:customerId)' },
  'customer.planPricing': { planPricingInfoList: 'price(occurrence)' },
  'customer.referralExtensionByEmail': { '': 'extension(:emailId)' },
  'customer.topUpStatus': { '': 'topUp(:customerId)' },
  'device.imeiCheck': { '': 'device(:imei)' },
  'device.imeiInfo': { '': 'device(:imei)' },
  'order.byCustomer': { '': 'latestOrder(:customerId)' },
  'order.track': { '': 'order(:orderId)' },
  'payment.redirectPage': { '': 'page()' },
  'port.validate': {},
  'port.validateResult': {},
  'roaming.countries': {},
  'router.device': { device: 'router()' },
  'service.drUsage': { '*': 'roamingAtHome(:customerId,*)' },
  'service.ildUsage': { '*': 'callsAbroad(:customerId,*)' },
  'service.irUsage': { '*': 'roamingAbroad(:customerId,*)' },
  'service.status': { '*': 'services(*)' },
  'shippingRate.list': {},
  'sim.validate': {},
  'tax.byAddress': {},
  'tax.byCustomer': { '': 'tax(:customerId)' },
  'tax.usa': { '': 'tax(:customerId)' },
  'topup.group': { purchases: 'purchase(customerId,topupDate@day,totalData)' },
  'topup.pulse': { '': 'pulse()' },
  'usage.analyticsOverall': { '': 'usedInAll()' },
  'usage.current': { users: 'usage(userId)' },
  'usage.group': { users: 'used(userId,:startDate,:endDate)', days: 'day(date)' },
  'usage.overall': { users: 'usage(userId)' },
} as const satisfies { readonly [Id in ReadId]: Readonly<Record<string, string>> };

type Shows = typeof shows;
type KindIn<S> = S extends `${infer K}(${string}` ? K : never;
type ReplyTo<Id> = Id extends `${infer R}.${infer V}`
  ? R extends keyof Resources
    ? V extends keyof Resources[R]
      ? ReplyOf<Resources[R][V]>
      : never
    : never
  : never;
type Element<T> = T extends readonly (infer E)[] ? E : T;
type Placed<T, P> = P extends ''
  ? T
  : P extends '*'
    ? T[keyof T]
    : P extends keyof T
      ? Element<NonNullable<T[P]>>
      : never;
/** A kind of object that a read shows. */
export type Kind = { [Id in ReadId]: KindIn<Shows[Id][keyof Shows[Id]]> }[ReadId];
type Nested<T> = {
  [F in keyof T & string]: NonNullable<T[F]> extends readonly unknown[]
    ? never
    : NonNullable<T[F]> extends object
      ? `${F}.${keyof NonNullable<T[F]> & string}`
      : never;
}[keyof T & string];
type Entry<K extends Kind> = {
  [Id in ReadId]: {
    [P in keyof Shows[Id]]: KindIn<Shows[Id][P]> extends K ? Placed<ReplyTo<Id>, P> : never;
  }[keyof Shows[Id]];
}[ReadId];
type FieldIn<T> = T extends unknown ? keyof T & string : never;
type PathIn<T> = T extends unknown ? (keyof T & string) | Nested<T> : never;
/** The fields of a kind, in all reads that show it: a field that no read shows does not compile. */
export type FieldOf<K extends Kind> = FieldIn<Entry<K>>;
/** Field of a kind of object, or a dotted field of its nested objects. */
export type PathOf<K extends Kind> = PathIn<Entry<K>>;

/**
 * Fields that may change without a write. They are compared if the two controls of a state have the same value.
 */
export const volatile: { readonly [K in Kind]?: readonly FieldOf<K>[] } = {
  usage: ['bytes'],
  used: ['bytes'],
  day: ['users'],
  usedInAll: ['totalBytes', 'averageBytesPerCycle', 'cycles'],
};

/** Fields whose values are made anew for each state: they differ between two states that are alike. */
export const madeAnew: { readonly [K in Kind]?: readonly FieldOf<K>[] } = {
  bill: ['invoiceId', 'invoiceUrl'],
  payment: ['paymentId'],
  order: ['woNumber', 'woNumberMap', 'trackingUrl', 'trackingNumber'],
  latestOrder: ['woNumber'],
  line: ['esimActivationCode'],
};

/** Lists whose order the portal relies on: the field that falls from one entry to the next. */
export const ordered = {
  'billing.invoices': { invoices: 'invoiceDate' },
  'billing.history': { payments: 'paidOn' },
  'topup.group': { purchases: 'topupDate' },
} as const satisfies { readonly [Id in ReadId]?: Readonly<Record<string, string>> };
