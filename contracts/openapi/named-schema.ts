import * as z from 'zod/mini';
import { ActivationStatus } from '../activation/vocabulary.ts';
import { Place, Suggestion } from '../address/vocabulary.ts';
import { BillingAccount, Forecast, Invoice, MonthInAdvance, PaymentRecord } from '../billing/vocabulary.ts';
import { Hold, SavedCard } from '../card/vocabulary.ts';
import { endpoints } from '../carrier.ts';
import { Coupon, Plan, PlanPricing, Referee } from '../catalog/vocabulary.ts';
import { AppData, BillingConfig, CarrierOption, ConfigKeys } from '../config/vocabulary.ts';
import { Coverage } from '../coverage/vocabulary.ts';
import {
  ActivationFields,
  Address,
  AddressInput,
  Customer,
  CustomerChange,
  CustomerOfNumber,
  LinePreference,
  MnpInfo,
  NewCustomer,
  OperationStatus,
  WrittenCustomer,
} from '../customer/vocabulary.ts';
import { ImeiCompatibility } from '../device/vocabulary.ts';
import { LeadProperties } from '../marketing/vocabulary.ts';
import { Order, OrderItem, Tracking } from '../order/vocabulary.ts';
import { HostedPage, Payment } from '../payment/vocabulary.ts';
import { RoamingCountry } from '../roaming/vocabulary.ts';
import { RouterDevice } from '../router/vocabulary.ts';
import { CallingUsage, RoamingUsage, ServiceStatus } from '../service/vocabulary.ts';
import { ShippingRate } from '../shipping-rate/vocabulary.ts';
import { TaxQuote } from '../tax/vocabulary.ts';
import { Pulse, Purchase } from '../topup/vocabulary.ts';
import { AccountAnalytics, CycleUsage, DailyUsage } from '../usage/vocabulary.ts';

/** The schemas with a name of their own; other replies are named after their call. */
const entities = {
  AccountAnalytics,
  ActivationFields,
  ActivationStatus,
  Address,
  AddressInput,
  AppData,
  BillingAccount,
  BillingConfig,
  CallingUsage,
  CarrierOption,
  ConfigKeys,
  Coupon,
  Coverage,
  Customer,
  CustomerChange,
  CustomerOfNumber,
  CycleUsage,
  DailyUsage,
  Empty: z.object({}),
  Forecast,
  Hold,
  HostedPage,
  ImeiCompatibility,
  Invoice,
  LeadProperties,
  LinePreference,
  MnpInfo,
  MonthInAdvance,
  NewCustomer,
  OperationStatus,
  Order,
  OrderItem,
  Payment,
  PaymentRecord,
  Place,
  Plan,
  PlanPricing,
  Pulse,
  Purchase,
  Referee,
  RoamingCountry,
  RoamingUsage,
  RouterDevice,
  SavedCard,
  ServiceStatus,
  ShippingRate,
  Suggestion,
  TaxQuote,
  Tracking,
  WrittenCustomer,
} satisfies Readonly<Record<string, z.ZodMiniType>>;
export type NamedSchema = keyof typeof entities;

/** The schemas that become components of the document, with their names. */
export const schemaNames = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(entities)) schemaNames.add(schema, { id });

/** The call after which a schema is named, by the name of the schema. */
export const namedAfter = new Map<string, string>();
for (const { id, reply } of endpoints) {
  if (schemaNames.has(reply) || !(reply instanceof z.ZodMiniObject) || isEmpty(reply)) continue;
  const name = `${typeName(id)}Reply`;
  schemaNames.add(reply, { id: name });
  namedAfter.set(name, id);
}

/** Returns the document's schema for a reply: all replies without fields share one. */
export function replySchema(reply: z.ZodMiniType): z.ZodMiniType {
  return isEmpty(reply) ? entities.Empty : reply;
}

function isEmpty(schema: z.ZodMiniType): boolean {
  return schema instanceof z.ZodMiniObject && Object.keys(schema.shape).length === 0;
}

/** The name of the type of something: `TopupCreate` for `topup.create`. */
export function typeName(id: string): string {
  return id.split(/[._-]/).map(capitalized).join('');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
