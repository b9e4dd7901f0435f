import * as z from 'zod/mini';
import { ListPrice, Reference, ShownText } from '../vocabulary.ts';
import { inessential, wireTraits } from '../wire-trait.ts';
import { ShippingRate } from '../shipping-rate/vocabulary.ts';

const number = z.pipe(
  z
    .string()
    .check(z.regex(/^\d+(\.\d+)?$/))
    .register(wireTraits, { takes: 'number for text' }),
  z.transform(Number),
);
/** A key that is missing or unreadable is its default: it must not fail a page that does not need it (HTTP-18). */
const amount = (missing: number) => z._default(z.catch(number, missing), missing);
const optionalAmount = z.catch(z.optional(number), undefined);
/** Set by the right text alone (LINE-38). An unreadable flag is present and not set, which matters for ADD_A_LINE. */
const flag = z.catch(z.optional(z.string()), '');
const text = z.catch(z.optional(Reference), undefined);

/**
 * The remote config keys that screens read. All travel as text; unknown keys are dropped. The defaults are listed in
 * docs/rules/http.md (HTTP-18).
 */
export const ConfigKeys = z.object({
  /** Maximum extra data in one purchase, in gigabytes (TOPUP-2). Default: no extra data is on sale. */
  TOPUP_DATA_LIMIT: amount(0),
  /** The size that is offered first, in gigabytes (TOPUP-3). Default: the smallest. */
  AUTO_TOP_UP_SIZE: amount(0),
  SERVICE_TAB: flag,
  ADD_A_LINE: flag,
  /** The carrier misspells this key (LINE-28). */
  ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: flag,
  IS_IR_ENABLED: flag,
  IS_ILD_ENABLED: flag,
  IS_DR_ENABLED: flag,
  /** Size of one pulse of roaming data, as shown: `1 GB`. */
  IR_DATA_PULSE_UNIT: text,
  DR_DATA_PULSE_UNIT: text,
  /** Prices of domestic roaming, in dollars. */
  DR_DATA_COST: optionalAmount,
  DR_VOICE_COST: optionalAmount,
  DR_SMS_COST: optionalAmount,
  REFERRAL_ENABLED: flag,
  /** Maximum number of friends that one customer may invite. */
  max_number_of_referees: optionalAmount,
  /** Credit for each invited friend, in dollars. */
  post_purchase_referrer_credit: optionalAmount,
  REFERRAL_DELAY_MONTHS: optionalAmount,
  /** Dollars off each line for home-internet customers (PLAN-11). Default: no discount is named so. */
  HSD_LINE_DISCOUNT: amount(0),
  PRORATE_DATA_MIN_MB: optionalAmount,
  STANDARD_BILL_DAY: optionalAmount,
  DATA_PRORATE: flag,
  /** Roaming credit of a line, and its maximum, in dollars. */
  IR_CREDIT_AMOUNT: optionalAmount,
  IR_CREDIT_LIMIT: optionalAmount,
});
export type ConfigKeys = z.output<typeof ConfigKeys>;

/** Billing mode of the carrier (config id PROV_CONFIG). */
export const BillingConfig = z.object({
  billDueDays: z.int().check(z.nonnegative()),
  standardBillDay: z.int().check(z.minimum(1), z.maximum(31)),
  dataProrate: z.boolean(),
  planProrate: z.boolean(),
});
export type BillingConfig = z.output<typeof BillingConfig>;

/** A carrier that numbers are ported in from, with its words for account number and PIN. */
export const CarrierOption = z.object({
  displayName: ShownText,
  pinLabel: inessential(ShownText),
  acctNumMsg: inessential(ShownText),
  /** Help text, in which `{0}` stands for the phone number. */
  pinMsg: inessential(ShownText),
  pinTel: inessential(ShownText),
  extraPinInfo: inessential(ShownText),
});
export type CarrierOption = z.output<typeof CarrierOption>;

export const AppData = z.object({
  operators: z.array(CarrierOption).register(wireTraits, { key: 'displayName' }),
  /** The price of a SIM kit, and its discount in percent (PUBLIC-9). */
  perSimCost: z.object({
    USA: z.object({ cost: ListPrice, discountPctg: z.number().check(z.minimum(0), z.maximum(100)) }),
  }),
  shippingRates: z.array(ShippingRate).register(wireTraits, { key: 'serviceCode' }),
});
export type AppData = z.output<typeof AppData>;
