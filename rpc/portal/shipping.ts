import { config } from '#contracts/config/endpoints.ts';
import type { AppData } from '#contracts/config/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { shippingRate } from '#contracts/shipping-rate/endpoints.ts';
import { defaultShippingRates, ShippingRate } from '#contracts/shipping-rate/vocabulary.ts';
import { welcomeKitPrice } from '../domain/welcome-kit.ts';
import { maxAge, readRequest } from '../portal-reads.ts';
import { type Outcome, replyOrUndefined } from '../problem.ts';

/** Costs of shipping a SIM card: the ways to ship, and cents per SIM kit when the carrier returned them. */
export interface ShippingOffer {
  rates: readonly ShippingRate[];
  kitPrice: number | undefined;
}

/** Returns the reads for `shippingOffer`. */
export function shippingReads(ageMs: number = maxAge.config) {
  return { app: readRequest(config.appData, {}, ageMs), rates: readRequest(shippingRate.list, {}, ageMs) };
}

/**
 * Returns the realtime rates, else those of the app data, else the defaults (ADDLINE-13), and the kit's price
 * (ADDLINE-14).
 */
export function shippingOffer(
  app: Outcome<AppData>,
  listed: Outcome<{ shippingRates: ShippingRate[] }>,
): ShippingOffer {
  const data = replyOrUndefined(app);
  const listedRates = [replyOrUndefined(listed)?.shippingRates, data?.shippingRates].find(
    (list) => list && list.length > 0,
  );
  return {
    rates: listedRates ?? defaultShippingRates.map((rate) => ShippingRate.parse(rate)),
    kitPrice: data && welcomeKitPrice(data.perSimCost.USA),
  };
}

/** Returns the first address of a form: the last one shipped to, else the billing address. */
export function knownAddress({ addresses }: Pick<Customer, 'addresses'>): Customer['addresses'][number] | undefined {
  return addresses.find(({ type }) => type === 'shipping') ?? addresses[0];
}
