import * as z from 'zod';
import { Dollars } from '../vocabulary.ts';
import { ShippingRate } from '../shipping-rate/vocabulary.ts';

const amount = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number);
const flag = z.string();

/** The remote config keys that screens read. All travel as text; unknown keys are dropped. */
export const ConfigKeys = z.object({
  /** The most extra data in one purchase, in gigabytes (TOPUP-2). */
  TOPUP_DATA_LIMIT: amount,
  /** The size that is offered first, in gigabytes (TOPUP-3). */
  AUTO_TOP_UP_SIZE: amount,
  SERVICE_TAB: flag.optional(),
  ADD_A_LINE: flag.optional(),
  /** Spelled so by the carrier (LINE-28). */
  ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: flag.optional(),
  IS_IR_ENABLED: flag.optional(),
  IS_ILD_ENABLED: flag.optional(),
  IS_DR_ENABLED: flag.optional(),
  /** One pulse of roaming data, as shown: `1 GB`. */
  IR_DATA_PULSE_UNIT: z.string().optional(),
  DR_DATA_PULSE_UNIT: z.string().optional(),
  /** Prices of domestic roaming, in dollars. */
  DR_DATA_COST: amount.optional(),
  DR_VOICE_COST: amount.optional(),
  DR_SMS_COST: amount.optional(),
  REFERRAL_ENABLED: flag.optional(),
  /** How many friends one customer may invite. */
  max_number_of_referees: amount.optional(),
  /** The credit for each of them, in dollars. */
  post_purchase_referrer_credit: amount.optional(),
  REFERRAL_DELAY_MONTHS: amount.optional(),
  /** Dollars off each line for home-internet customers (PLAN-11). */
  HSD_LINE_DISCOUNT: amount.optional(),
  PRORATE_DATA_MIN_MB: amount.optional(),
  STANDARD_BILL_DAY: amount.optional(),
  DATA_PRORATE: flag.optional(),
  /** Roaming credit that a line has, and the most it may have, in dollars. */
  IR_CREDIT_AMOUNT: amount.optional(),
  IR_CREDIT_LIMIT: amount.optional(),
});
export type ConfigKeys = z.output<typeof ConfigKeys>;

/** How the carrier bills (config id PROV_CONFIG). */
export const BillingConfig = z.object({
  billDueDays: z.number().int().nonnegative(),
  standardBillDay: z.number().int().min(1).max(31),
  dataProrate: z.boolean(),
  planProrate: z.boolean(),
});
export type BillingConfig = z.output<typeof BillingConfig>;

/** A carrier that numbers are ported in from, with its words for account number and PIN. */
export const CarrierOption = z.object({
  displayName: z.string(),
  pinLabel: z.string().optional(),
  acctNumMsg: z.string().optional(),
  /** `{0}` stands for the phone number. */
  pinMsg: z.string().optional(),
  pinTel: z.string().optional(),
  extraPinInfo: z.string().optional(),
});
export type CarrierOption = z.output<typeof CarrierOption>;

export const AppData = z.object({
  operators: z.array(CarrierOption),
  /** The price of a SIM kit, and its discount in percent (PUBLIC-9). */
  perSimCost: z.object({ USA: z.object({ cost: Dollars, discountPctg: z.number().min(0).max(100) }) }),
  shippingRates: z.array(ShippingRate),
});
export type AppData = z.output<typeof AppData>;
