import * as z from 'zod/mini';
import { PlanPricing } from '../catalog/vocabulary.ts';
import {
  CodeNumber,
  CodeText,
  Day,
  Email,
  Id,
  Imei,
  Instant,
  knownWord,
  Msisdn,
  PersonName,
  Reference,
  ShownText,
  Word,
  Zip,
} from '../vocabulary.ts';
import { country, shownText } from '../spelling.ts';
import { inessential, wireTraits } from '../wire-trait.ts';

/** Operations that can be in progress on a line (LINE-13). Assumed: all but SIM swaps. */
export const operationsInProcess = [
  'SIM_SWAP_IN_PROGRESS',
  'TOPUP_IN_PROGRESS',
  'PLAN_CHANGE_IN_PROGRESS',
  'SERVICE_CHANGE_IN_PROGRESS',
] as const;

/** Reason of a suspension that ends with a payment (LINE-2). */
export const nonPayReason = 'NonPay Suspension';

/** Text that is shown or sent, and that may be a number on the wire. */
const textUpTo = (most: number) => z.string().check(z.maxLength(most)).register(wireTraits, { reads: shownText });

export const Address = z.object({
  type: z.enum(['shipping', 'billing']),
  name: inessential(textUpTo(64)),
  address1: ShownText.check(z.maxLength(64)),
  address2: z.optional(textUpTo(64)),
  city: ShownText.check(z.maxLength(64)),
  state: ShownText.check(z.maxLength(64)),
  zip: Zip,
  country: z.literal('USA').register(wireTraits, { reads: country }),
  phone: inessential(Msisdn),
});

/** An address as the portal sends it. */
export const AddressInput = z.strictObject(Address.shape);

/** Schema of an optional time, which is ignored when malformed. */
const instant = inessential(Instant);

/** Origin of a ported number, as the portal sends it. */
const PortOrigin = z.object({
  oldNumber: inessential(Msisdn),
  operator: inessential(textUpTo(64)),
  oldZip: inessential(Zip),
  acctNum: inessential(textUpTo(20)),
});

/** Origin and progress of a port-in. The wire's `oldPassword` is not read (HTTP-17). Assumed: the three times. */
export const MnpInfo = z.extend(PortOrigin, {
  /** Time of the last request to the old carrier. */
  submittedOn: instant,
  /** Time of the old carrier's last rejection. */
  rejectedOn: instant,
  completedOn: instant,
});

export const JourneyStatus = z.enum(['IN_PROGRESS', 'COMPLETED']);

/** One customer, who is one line. */
export const Customer = z.object({
  id: Id,
  groupId: Id,
  parentId: inessential(Id),
  /** Email address. A line that was added online has none until its owner signs in. */
  emailId: inessential(Email),
  /** Any text: an unknown category must not fail the page. */
  category: Word,
  /** Any number: 0 to 11 are known, the rest is shown as unclear (LINE-4). */
  status: CodeNumber,
  isPrimary: z.boolean(),
  /** Assumed: the key of the brand that the customer belongs to; no documented field has it (SIGNIN-21). */
  brand: inessential(ShownText),
  firstName: inessential(ShownText),
  lastName: inessential(ShownText),
  displayName: inessential(ShownText),
  /** Three parts separated by pipes; the third is the line's occurrence (LINE-17). */
  peerAccountRef: z.string().register(wireTraits, { holds: 'third part' }),
  reachNumber: inessential(Msisdn),
  reachPlanId: inessential(Id),
  reachPlanDisplayName: inessential(ShownText),
  amendedReachPlanId: inessential(Id),
  reachPlanChangeDate: inessential(Day),
  esim: z._default(z.boolean(), false),
  eSimSetup: z._default(z.boolean(), false),
  simPaid: z._default(z.boolean(), false),
  simId: inessential(Reference),
  isMNP: z._default(z.boolean(), false),
  mnpInfo: inessential(MnpInfo),
  portFailureCode: z.optional(CodeText),
  isThrottled: z._default(z.boolean(), false),
  isDataCutoff: z._default(z.boolean(), false),
  addedDataCutoff: z._default(inessential(z.boolean()), false),
  lastDisconnectedReason: inessential(CodeNumber),
  imei: inessential(Imei),
  make: inessential(ShownText),
  model: inessential(ShownText),
  zipcode: inessential(Zip),
  addresses: z._default(inessential(z.array(Address).register(wireTraits, { skips: true })), []),
  nextBillingDate: inessential(Day),
  activationDate: inessential(Day),
  billStartDate: inessential(Day),
  billEndDate: inessential(Day),
  hsdPlan: z._default(z.boolean(), false),
  isMonthInAdvancePaid: z._default(z.boolean(), false),
  /** Assumed: the state that `topup.autoUpdate` sets; no documented field has it. */
  isAutoTopUp: z._default(z.boolean(), false),
  meta: z._default(
    inessential(
      z.object({
        customer_statement_number: inessential(Reference),
        suspended_reason: inessential(knownWord([nonPayReason])),
      }),
    ),
    {},
  ),
  /** Day on which each order was placed, by order id. */
  shipmentInfo: z._default(inessential(z.record(z.string(), Day)), {}),
  operationsInProcess: z._default(z.array(knownWord(operationsInProcess)), []),
  activationJourneyStatus: inessential(JourneyStatus),
  /** Locks of the account: more than one entry means locked (ACTIVITY-6). */
  accAccessLock: z._default(z.array(Word), []),
  /** Ids of the group's lines that are not activated yet. */
  secondaryCustomers: inessential(z.array(Id)),
  additionalLines: inessential(z.int().check(z.nonnegative())),
  extraLines: inessential(z.int().check(z.nonnegative())),
  physicalSimsOrdered: inessential(z.int().check(z.nonnegative())),
  eSimsOrdered: inessential(z.int().check(z.nonnegative())),
  planPricing: inessential(z.array(PlanPricing).register(wireTraits, { key: 'occurrence' })),
  primaryNumber: inessential(Msisdn),
  selectedShippingMethod: inessential(ShownText),
});
export type Customer = z.output<typeof Customer>;

/** A customer who was found by a phone number, without the fields of a port-in. */
export const CustomerOfNumber = z.omit(Customer, { isMNP: true, mnpInfo: true, portFailureCode: true });
/** Fields of the reply to a write; the portal reads the customer again for all others. */
export const WrittenCustomer = z.pick(Customer, { id: true, groupId: true, peerAccountRef: true });

export const operationStates = ['NONE', 'IN_PROGRESS', 'SUCCESSFUL', 'FAILED'] as const;
type OperationState = (typeof operationStates)[number];

/**
 * The carrier's word for how an operation went. Only what ends it is known by its word: any other, an unknown one
 * included, keeps the polling going.
 */
const operationState = z.pipe(
  Word,
  z.transform((word): OperationState => {
    if (/^none$/i.test(word)) return 'NONE';
    if (/fail|reject|error|unsuccess/i.test(word)) return 'FAILED';
    return /^(succe|complete|done)/i.test(word) ? 'SUCCESSFUL' : 'IN_PROGRESS';
  }),
);

/** Result of the line's last top-up or plan change; `requestedOn` identifies the request. */
export const OperationStatus = z.object({
  status: operationState,
  requestedOn: inessential(Instant),
});
export type OperationStatus = z.output<typeof OperationStatus>;

/** ZIP of a new customer who has given none. */
export const defaultZip = '01824';

/** The line that is created with a new customer. */
export const LinePreference = z.strictObject({
  firstName: PersonName,
  lastName: PersonName,
  simPreference: z.enum(['sim', 'eSim']),
  imei: z.optional(Imei),
  make: z.optional(z.string().check(z.maxLength(64))),
  model: z.optional(z.string().check(z.maxLength(64))),
});

export const NewCustomer = z.strictObject({
  parentId: Id,
  addresses: z.array(AddressInput).check(z.maxLength(2)),
  reachPlanId: Id,
  esim: z.boolean(),
  linePreferences: z.array(LinePreference).check(z.length(1)),
  /** Three parts separated by pipes; the third is the occurrence of the new line. */
  peerAccountRef: z.string().check(z.maxLength(200)),
  leadSource: z.literal('Web'),
  simPaid: z.boolean(),
  zipcode: Zip,
});

/** Changes to a customer; a field that is left out stays as it is. */
export const CustomerChange = z.strictObject({
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
  addresses: z.optional(z.array(AddressInput).check(z.maxLength(2))),
  imei: z.optional(Imei),
  make: z.optional(z.string().check(z.maxLength(64))),
  model: z.optional(z.string().check(z.maxLength(64))),
  esim: z.optional(z.boolean()),
  eSimSetup: z.optional(z.boolean()),
  activationJourneyStatus: z.optional(JourneyStatus),
});

/**
 * Fields that the activation journey saves at the carrier. The port-in PIN is not saved: only `activation.start` sends
 * it.
 */
export const ActivationFields = z.strictObject({
  isMNP: z.optional(z.boolean()),
  zipcode: z.optional(Zip),
  mnpInfo: z.optional(z.strictObject(PortOrigin.shape)),
  simId: z.optional(z.string().check(z.maxLength(20))),
  eSimSetup: z.optional(z.boolean()),
  activationJourneyStatus: z.optional(JourneyStatus),
});

export const lockStatuses = ['ACC_LOCK', 'ACC_UNLOCK'] as const;
export const Otp = z.string().check(z.regex(/^\d{6}$/));
/** One-time passwords by the fixture carrier's reply, whether emailed or not; any other is wrong. */
export const sampleOtps = { right: '123456', wrong: '000000', timeOut: '000001', attemptsExceeded: '000002' } as const;
