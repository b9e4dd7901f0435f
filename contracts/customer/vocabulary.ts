import * as z from 'zod';
import { PlanPricing } from '../catalog/vocabulary.ts';
import {
  CodeNumber,
  CodeText,
  Day,
  Email,
  Id,
  Imei,
  Instant,
  Msisdn,
  PersonName,
  Reference,
  ShownText,
  Word,
  Zip,
} from '../vocabulary.ts';
import { inessential, wireTraits } from '../wire-trait.ts';

export const categories = ['STANDARD', 'FRAUD', 'TEST'] as const;

/** What is in progress on a line (LINE-13). Assumed: all but SIM swaps. */
export const operationsInProcess = [
  'SIM_SWAP_IN_PROGRESS',
  'TOPUP_IN_PROGRESS',
  'PLAN_CHANGE_IN_PROGRESS',
  'SERVICE_CHANGE_IN_PROGRESS',
] as const;

export const Address = z.object({
  type: z.enum(['shipping', 'billing']),
  name: z.string().max(64).optional(),
  address1: ShownText.max(64),
  address2: z.string().max(64).optional(),
  city: ShownText.max(64),
  state: ShownText.max(64),
  zip: Zip,
  country: z.literal('USA'),
  phone: Msisdn.optional(),
});

/** An address that the portal sends. */
export const AddressInput = z.strictObject(Address.shape);

/** An optional time; ignored when malformed. */
const told = inessential(Instant);

/** Where the number comes from, as the portal sends it. */
const PortOrigin = z.object({
  oldNumber: Msisdn.optional(),
  operator: z.string().max(64).optional(),
  oldZip: Zip.optional(),
  acctNum: z.string().max(20).optional(),
});

/** The same with how the port-in went. The wire's `oldPassword` is not read (HTTP-17). Assumed: the three times. */
export const MnpInfo = PortOrigin.extend({
  /** When the request went to the old carrier, the last time. */
  submittedOn: told,
  /** When the old carrier said no, the last time. */
  rejectedOn: told,
  completedOn: told,
});

export const JourneyStatus = z.enum(['IN_PROGRESS', 'COMPLETED']);

/** One customer, who is one line. */
export const Customer = z.object({
  id: Id,
  groupId: Id,
  parentId: Id.optional(),
  /** Lines that were added online have no address of their own until they sign in. */
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
  reachNumber: Msisdn.optional(),
  reachPlanId: Id.optional(),
  reachPlanDisplayName: inessential(ShownText),
  amendedReachPlanId: Id.optional(),
  reachPlanChangeDate: inessential(Day),
  esim: z.boolean().default(false),
  eSimSetup: z.boolean().default(false),
  simPaid: z.boolean().default(false),
  simId: inessential(Reference),
  isMNP: z.boolean().default(false),
  mnpInfo: inessential(MnpInfo),
  portFailureCode: CodeText.optional(),
  isThrottled: z.boolean().default(false),
  isDataCutoff: z.boolean().default(false),
  addedDataCutoff: z.boolean().default(false),
  lastDisconnectedReason: CodeNumber.optional(),
  imei: inessential(Imei),
  make: inessential(ShownText),
  model: inessential(ShownText),
  zipcode: inessential(Zip),
  addresses: inessential(z.array(Address)).default([]),
  nextBillingDate: inessential(Day),
  activationDate: inessential(Day),
  billStartDate: inessential(Day),
  billEndDate: inessential(Day),
  hsdPlan: z.boolean().default(false),
  isMonthInAdvancePaid: z.boolean().default(false),
  /** Assumed: the state that `topup.autoUpdate` sets; no documented field has it. */
  isAutoTopUp: z.boolean().default(false),
  meta: z
    .object({ customer_statement_number: inessential(Reference), suspended_reason: inessential(Word) })
    .default({}),
  /** Order id to the day it was placed. */
  shipmentInfo: inessential(z.record(z.string(), Day)).default({}),
  operationsInProcess: z.array(Word).default([]),
  activationJourneyStatus: JourneyStatus.optional(),
  /** More than one entry means locked (ACTIVITY-6). */
  accAccessLock: z.array(Word).default([]),
  /** Ids of the group's lines that are not activated yet. */
  secondaryCustomers: z.array(Id).optional(),
  additionalLines: inessential(z.number().int().nonnegative()),
  extraLines: inessential(z.number().int().nonnegative()),
  physicalSimsOrdered: inessential(z.number().int().nonnegative()),
  eSimsOrdered: inessential(z.number().int().nonnegative()),
  planPricing: inessential(z.array(PlanPricing).register(wireTraits, { key: 'occurrence' })),
  primaryNumber: inessential(Msisdn),
  selectedShippingMethod: inessential(ShownText),
});
export type Customer = z.output<typeof Customer>;

/** A customer who was found by a phone number, and who therefore has it. */
export const CustomerOfNumber = Customer.omit({ isMNP: true, mnpInfo: true, portFailureCode: true });
/** What is read of the reply to a write; what the customer has become is read back. */
export const WrittenCustomer = Customer.pick({ id: true, groupId: true, peerAccountRef: true });

export const operationStates = ['NONE', 'IN_PROGRESS', 'SUCCESSFUL', 'FAILED'] as const;
type OperationState = (typeof operationStates)[number];

/**
 * The carrier's word for how an operation went. Only what ends it is known by its word: any other, an unknown one
 * included, keeps the polling going.
 */
const operationState = Word.transform((word): OperationState => {
  if (/^none$/i.test(word)) return 'NONE';
  if (/fail|reject|error|unsuccess/i.test(word)) return 'FAILED';
  return /^(succe|complete|done)/i.test(word) ? 'SUCCESSFUL' : 'IN_PROGRESS';
});

/** How the line's last top-up or plan change went; `requestedOn` tells which one. */
export const OperationStatus = z.object({
  status: operationState,
  requestedOn: Instant.optional(),
});
export type OperationStatus = z.output<typeof OperationStatus>;

/** The ZIP of a new customer who has not given one. */
export const defaultZip = '01824';

/** The line that is created with a new customer. */
export const LinePreference = z.strictObject({
  firstName: PersonName,
  lastName: PersonName,
  simPreference: z.enum(['sim', 'eSim']),
  imei: Imei.optional(),
  make: z.string().max(64).optional(),
  model: z.string().max(64).optional(),
});

export const NewCustomer = z.strictObject({
  parentId: Id,
  addresses: z.array(AddressInput).max(2),
  reachPlanId: Id,
  esim: z.boolean(),
  linePreferences: z.array(LinePreference).length(1),
  /** Three parts separated by pipes; the third is the occurrence of the new line. */
  peerAccountRef: z.string().max(200),
  leadSource: z.literal('Web'),
  simPaid: z.boolean(),
  zipcode: Zip,
});

/** Changes to a customer; a field that is left out stays as it is. */
export const CustomerChange = z.strictObject({
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
  addresses: z.array(AddressInput).max(2).optional(),
  imei: Imei.optional(),
  make: z.string().max(64).optional(),
  model: z.string().max(64).optional(),
  esim: z.boolean().optional(),
  eSimSetup: z.boolean().optional(),
  activationJourneyStatus: JourneyStatus.optional(),
});

/** What the activation journey saves at the carrier. The port-in PIN is not saved: only `activation.start` sends it. */
export const ActivationFields = z.strictObject({
  isMNP: z.boolean().optional(),
  zipcode: Zip.optional(),
  mnpInfo: z.strictObject(PortOrigin.shape).optional(),
  simId: z.string().max(20).optional(),
  eSimSetup: z.boolean().optional(),
  activationJourneyStatus: JourneyStatus.optional(),
});

export const lockStatuses = ['ACC_LOCK', 'ACC_UNLOCK'] as const;
export const Otp = z.string().regex(/^\d{6}$/);
/** How the fixture carrier answers to one-time passwords, sent or not; any other is wrong. */
export const sampleOtps = { right: '123456', wrong: '000000', timeOut: '000001', attemptsExceeded: '000002' } as const;
