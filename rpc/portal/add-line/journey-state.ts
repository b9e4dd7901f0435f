import { catalog } from '#contracts/catalog/endpoints.ts';
import { config } from '#contracts/config/endpoints.ts';
import { shippingRate } from '#contracts/shipping-rate/endpoints.ts';
import { defaultShippingRates, ShippingRate } from '#contracts/shipping-rate/vocabulary.ts';
import type { Plan } from '#contracts/catalog/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import {
  type AddLineDraft,
  type AddLineFacts,
  addLineJourney,
  freeOccurrences,
  roomFor,
} from '../../domain/journey/add-line.ts';
import { can, type Decision } from '../../domain/permission.ts';
import { welcomeKitPrice } from '../../domain/welcome-kit.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '../../portal-context.ts';
import { replyOrUndefined, unwrap } from '../../problem.ts';
import { openDraft, type OpenDraft } from '../journey.ts';
import { type FullSnapshot, snapshotOf, snapshotReads } from '../snapshot.ts';

/** All that the pages of Add Line begin with, in one read of the carrier. */
export interface AddLineState extends OpenDraft<AddLineDraft> {
  snapshot: FullSnapshot;
  decision: Decision;
  facts: AddLineFacts;
  /** The plans on sale, cheapest first (ADDLINE-3). */
  plans: readonly Plan[];
  /** The places that the new lines take (ADDLINE-6). */
  occurrences: readonly number[];
  rates: readonly ShippingRate[];
  /** Cents per SIM kit; undefined when the carrier did not say. */
  kitPrice: number | undefined;
  /** An order of new lines that is under way (ADDLINE-20). */
  open: { operationId: string } | undefined;
}

/**
 * The journey as it stands.
 * @param ageMs how old customers and plans may be; sending asks for them anew
 * @throws FaultError when the carrier did not tell
 */
export async function addLineState(context: PortalContext, ageMs?: number): Promise<AddLineState> {
  const { requester, account } = context;
  const [[me, group, keys, active, app, rates], kept, found] = await Promise.all([
    readAll(
      context,
      ...snapshotReads(requester, ageMs),
      readRequest(catalog.activePlans, {}, ageMs ?? maxAge.config),
      readRequest(config.appData, {}, ageMs ?? maxAge.config),
      readRequest(shippingRate.list, {}, ageMs ?? maxAge.config),
    ),
    openDraft(context, addLineJourney, requester.actor.customerId),
    account.find({ open: 'add-line' }),
  ]);
  const snapshot = snapshotOf(me, group, keys);
  const plans = [...unwrap(active).plans].sort((a, b) => a.baseLinePrice - b.baseLinePrice);
  const data = replyOrUndefined(app);
  const open = found.open.find(({ subjectId }) => subjectId === requester.actor.customerId);
  return {
    ...kept,
    snapshot,
    decision: can('add-line', snapshot),
    plans,
    facts: { plans, room: roomFor(snapshot.lines) },
    occurrences: freeOccurrences(snapshot.lines),
    rates: ratesOf(replyOrUndefined(rates)?.shippingRates, data?.shippingRates),
    kitPrice: data && welcomeKitPrice(data.perSimCost.USA),
    open: open && { operationId: open.id },
  };
}

/** The realtime rates, else those of the app data, else the defaults (ADDLINE-13). */
function ratesOf(...lists: readonly (readonly ShippingRate[] | undefined)[]): readonly ShippingRate[] {
  const told = lists.find((list) => list !== undefined && list.length > 0);
  return told ?? defaultShippingRates.map((rate) => ShippingRate.parse(rate));
}

/** The address that the form begins with: the last one shipped to, else the billing address. */
export function knownAddress({ addresses }: Pick<Customer, 'addresses'>): Customer['addresses'][number] | undefined {
  return addresses.find(({ type }) => type === 'shipping') ?? addresses[0];
}
