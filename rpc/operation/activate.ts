import { isInState } from '../domain/line-status.ts';
import * as z from 'zod/mini';
import { Iccid, Imei, Msisdn, Zip } from '#contracts/vocabulary.ts';
import { ChargedCard } from '../domain/charge.ts';
import { PortSecrets } from '../domain/journey/activation.ts';
import { reconcileMissing } from '../domain/ledger.ts';
import { noPin } from '../domain/port-detail.ts';
import type { SagaStep, StepReconcileResult } from '../domain/saga.ts';
import type { Outcome, Problem } from '../problem.ts';
import { saga, type SagaContext } from './saga.ts';
import { KnownPerson, LeadEmail, tellOfTurnedAway } from './turned-away-lead.ts';

/** What the check page showed; amounts in cents. Account number and PIN of a port-in are secrets (ACTIVATE-18). */
export const ActivationOrder = z.object({
  lineId: z.string(),
  planId: z.string(),
  planName: z.string(),
  price: z.number(),
  esim: z.boolean(),
  iccid: z.optional(Iccid),
  device: z.object({
    imei: Imei.check(z.meta({ examples: ['356938035643809'] })),
    make: z.string(),
    model: z.string(),
  }),
  /** Of a new number: where it is from. Of a port-in: the ZIP of the bill at the old carrier. */
  zip: Zip.check(z.meta({ examples: ['01803'] })),
  portIn: z.optional(z.object({ number: Msisdn, carrier: z.string() })),
  /** Placed on the card while the first month is not paid. */
  hold: z.optional(z.number()),
  /** The first month, where it is paid now. */
  month: z.optional(z.object({ amount: z.number(), totalTax: z.number() })),
  /** For the receipt (MONEY-1): tax and bill of a month that is paid later, and the default card when it was sent. */
  tax: z.optional(z.number()),
  nextBill: z.optional(z.string()),
  card: z.optional(ChargedCard),
  /** The activation before this one failed, which the carrier tells until this one is begun. */
  hadFailed: z.boolean(),
  leadEmailId: LeadEmail,
  leadPerson: KnownPerson,
});
export type ActivationOrder = z.output<typeof ActivationOrder>;

/** Its steps by name: a refusal means what its step means (ACTIVATE-25, ACTIVATE-26). */
export type ActivateStep = 'save' | 'month' | 'hold' | 'start';
type Step = SagaStep & { id: ActivateStep };

/** Saves the answers, pays or holds the first month, and starts the activation (ACTIVATE-24). */
export const activate = saga({
  kind: 'activate',
  notify: { topic: 'activation' },
  scope: 'line',
  action: 'go-through-activation',
  journey: 'activation',
  terms: ActivationOrder,
  summary: ({ portIn }) => ({ isPort: portIn !== undefined }),
  steps: (context) => [
    saveAnswers(context),
    ...(context.terms.month ? [payMonth(context, context.terms.month)] : []),
    ...(context.terms.hold === undefined ? [] : [placeHold(context)]),
    start(context),
  ],
  notifyThirdParty: tellOfTurnedAway,
});

type Context = SagaContext<ActivationOrder>;

/** Name of the refusal when account number and PIN are gone: nothing is sent without them. */
export const detailsGone = 'detailsGone';
const gone: Problem = { kind: 'problem', name: detailsGone, resCode: undefined, message: undefined };

/** The secrets of a port-in; undefined when they are gone. */
async function portSecrets({ secrets }: Context): Promise<PortSecrets | undefined> {
  const kept = PortSecrets.safeParse(await secrets());
  return kept.success ? kept.data : undefined;
}

function saveAnswers(context: Context): Step {
  const { carrier, terms, groupId, now } = context;
  const { lineId, zip, iccid, portIn } = terms;
  return {
    id: 'save',
    isRepeatable: true,
    async send() {
      const known = portIn && (await portSecrets(context));
      if (portIn && !known) return gone;
      const mnpInfo = portIn && {
        oldNumber: portIn.number,
        operator: portIn.carrier,
        oldZip: zip,
        acctNum: known?.accountNumber,
      };
      // The line's own ZIP is not where the old carrier sent its bills.
      const data = { isMNP: portIn !== undefined, zipcode: portIn ? undefined : zip, mnpInfo, simId: iccid };
      return fulfilled(await carrier.customer.updateFields({ customerId: lineId, data }));
    },
    async reconcile({ sentAt }) {
      const group = await carrier.customer.group({ groupId });
      if (group.kind !== 'reply') return undefined;
      const line = group.reply.customers.find(({ id }) => id === lineId);
      const isNumberSaved = portIn
        ? line?.mnpInfo?.oldNumber === portIn.number && line.mnpInfo.oldZip === zip
        : line?.zipcode === zip;
      const isSaved = isNumberSaved && line?.isMNP === (portIn !== undefined) && line.simId === (iccid ?? line.simId);
      return { outcome: isSaved ? 'done' : reconcileMissing(sentAt, now()) };
    },
  };
}

/** Its result where the month had been paid before, and this payment charged nothing (40020). */
export const alreadyPaid = 'alreadyPaid';

function payMonth(
  { carrier, terms: { lineId }, groupId, now }: Context,
  { amount, totalTax }: NonNullable<ActivationOrder['month']>,
): Step {
  return {
    id: 'month',
    isRepeatable: true,
    async send() {
      const due = { amount: amount / 100, totalTax: totalTax / 100 };
      const paid = await carrier.billing.monthInAdvancePay({ customerId: lineId, ...due });
      return isProblem(paid, alreadyPaid) ? { kind: 'reply', reply: alreadyPaid } : fulfilled(paid);
    },
    async reconcile({ sentAt }) {
      const group = await carrier.customer.group({ groupId });
      if (group.kind !== 'reply') return undefined;
      const isPaid = group.reply.customers.some(
        ({ id, isMonthInAdvancePaid }) => id === lineId && isMonthInAdvancePaid,
      );
      return { outcome: isPaid ? 'done' : reconcileMissing(sentAt, now()) };
    },
  };
}

/** Its result is the amount that the carrier asked the card for, in cents, placed or not (ACTIVATE-25). */
function placeHold({ carrier, terms: { lineId } }: Context): Step {
  return {
    id: 'hold',
    isRepeatable: true,
    async send() {
      const placed = await carrier.card.hold({ customerId: lineId });
      if (placed.kind !== 'reply') return fulfilled(placed, 'alreadyHeld');
      const { holdStatus, amount } = placed.reply;
      const result = String(amount);
      return holdStatus === 'FAILED'
        ? { kind: 'problem', name: 'holdFailed', resCode: undefined, message: undefined, result }
        : { kind: 'reply', reply: result };
    },
    // No read shows a hold; sent again, one that was placed is refused as such, and a second is never placed.
    reconcile: () => Promise.resolve({ outcome: 'never-arrived' }),
  };
}

/** The one step that must not be done twice. */
function start(context: Context): Step {
  const { carrier, terms } = context;
  const { lineId, planId, iccid, device, esim, portIn, zip } = terms;
  return {
    id: 'start',
    async send() {
      const known = portIn && (await portSecrets(context));
      if (portIn && !known) return gone;
      const outcome = await carrier.activation.start({
        customerId: lineId,
        reachPlanId: planId,
        iccId: iccid,
        ...device,
        skipHold: true,
        esim: esim ? true : undefined,
        ...(portIn && {
          isPort: true,
          numberToPort: portIn.number,
          oldCarrier: portIn.carrier,
          oldCarrierAccountNumber: known?.accountNumber,
          password: known?.pin || noPin,
          oldZip: zip,
        }),
      });
      return fulfilled(outcome, 'alreadyStarted');
    },
    reconcile: ({ sentAt }) => startedOrNot(context, sentAt),
  };
}

/** In progress, porting or active means started (ACTIVATE-27). */
async function startedOrNot({ carrier, terms, now }: Context, sentAt: number): Promise<StepReconcileResult> {
  const seen = await carrier.activation.status({ customerId: terms.lineId });
  if (seen.kind !== 'reply') return undefined;
  if (isInState(seen.reply, 'not-activated')) return { outcome: reconcileMissing(sentAt, now()) };
  if (!isInState(seen.reply, 'activation-failed') || !terms.hadFailed) return { outcome: 'done' };
  // The failure may be the one before, or already this one's: nobody can tell, so it is not sent again.
  return { outcome: reconcileMissing(sentAt, now()) === 'open' ? 'open' : 'refused' };
}

/** Nothing of the reply is kept. @param asGood the refusal that says that it is as it should be already */
function fulfilled<P extends string>(outcome: Outcome<unknown, P>, asGood?: P): Outcome<undefined> {
  if (outcome.kind === 'reply' || isProblem(outcome, asGood)) return { kind: 'reply', reply: undefined };
  return outcome;
}

function isProblem<P extends string>(outcome: Outcome<unknown, P>, name: P | undefined): boolean {
  return outcome.kind === 'problem' && outcome.name === name;
}
