import { lazy } from '@trpc/server';
import * as z from 'zod';
import { Expiry } from '#contracts/card/vocabulary.ts';
import { Referee } from '#contracts/catalog/vocabulary.ts';
import { Day, Id } from '#contracts/vocabulary.ts';
import { accountOverview } from './portal/account-overview.ts';
import { activity, activityByReference, activityEntry, notMe } from './portal/activity.ts';
import { activationIntents } from './portal/activation/intents.ts';
import { addLineIntents } from './portal/add-line/intents.ts';
import { autoTopUp, setAutoTopUp } from './portal/bills/auto-top-up.ts';
import { bill, mailBill } from './portal/bills/bill.ts';
import { bills } from './portal/bills/bills.ts';
import { monthInAdvance, payMonthInAdvance } from './portal/bills/month-in-advance.ts';
import { openPayment, payForm } from './portal/bills/pay.ts';
import { promiseForm, promiseToPay } from './portal/bills/promise.ts';
import { changePlanResult, changePlanReview } from './portal/change-plan.ts';
import { confirmPlanChange } from './portal/change-plan-confirm.ts';
import { changePlanForm, quotePlanChange } from './portal/change-plan-form.ts';
import { cardForm, cards, newCardForm } from './portal/cards/cards.ts';
import { cardPageBack, openCardPage, removeCard, setDefaultCard, updateExpiry } from './portal/cards/change-card.ts';
import { dataServiceForm } from './portal/data-service.ts';
import { declaredForms } from './portal/declared-forms.ts';
import { esimIntents } from './portal/esim/intents.ts';
import { home } from './portal/home.ts';
import { orderIntents } from './portal/order/intents.ts';
import { askForMore, invitations, invite } from './portal/invite/invitations.ts';
import { portIntents } from './portal/port/intents.ts';
import { Ref, t } from './portal/procedure.ts';
import { homeRouterIntents } from './portal/router/intents.ts';
import { settingsIntents } from './portal/settings/intents.ts';
import { serviceIntents } from './portal/service/intents.ts';
import { me } from './portal/me.ts';
import { mostRows } from './domain/invitation.ts';
import { ShownTax } from './domain/charge.ts';
import { planChangeTimes } from './domain/plan-change.ts';
import { confirmTopUp, quoteTopUp, topUpForm, topUpResult, topUpReview } from './portal/top-up.ts';
import { usageFile } from './portal/usage-history.ts';

const ofLine = z.strictObject({ lineRef: Ref });
const ofOperation = z.strictObject({ lineRef: Ref, operationId: Ref });
/** A page that says at its top what came of an operation; without it, where a link was changed. */
const after = { after: Ref.optional().catch(undefined) };
const ofCard = z.strictObject({ cardRef: Ref, operationId: Ref });
/** Half a row of the form for invitations (REFER-4). */
const SkippedRow = z.strictObject({ name: z.string().max(1000), email: z.string().max(1000) });
const Cents = z.number().int().min(0).max(10_000_000);

/** The intents that people have; loaders, actions and the browser use the same ones. */
export const portalRouter = t.router({
  /** The forms that need no intent of their own, by kind of operation. */
  submit: lazy(async () => t.router(declaredForms())),
  me: t.procedure.query(({ ctx }) => me(ctx)),
  home: t.procedure.input(z.strictObject(after).optional()).query(({ ctx, input }) => home(ctx, input)),
  account: lazy(async () =>
    t.router({
      // What is no day and no operation comes from a link that was changed: the page stands without it.
      view: t.procedure
        .input(
          z.strictObject({
            usage: Ref.optional(),
            cycle: Day.optional().catch(undefined),
            after: Ref.optional().catch(undefined),
          }),
        )
        .query(({ ctx, input }) => accountOverview(ctx, input)),
      usageFile: t.procedure
        .input(z.strictObject({ lineRef: Ref, cycle: Day }))
        .query(({ ctx, input }) => usageFile(ctx, input.lineRef, input.cycle)),
    }),
  ),
  dataService: lazy(async () =>
    t.router({
      form: t.procedure.input(ofLine).query(({ ctx, input }) => dataServiceForm(ctx, input.lineRef)),
    }),
  ),
  addLine: addLineIntents,
  activation: activationIntents,
  port: portIntents,
  esim: esimIntents,
  activity: lazy(async () =>
    t.router({
      list: t.procedure
        .input(z.strictObject({ before: z.number().int().positive().optional() }))
        .query(({ ctx, input }) => activity(ctx, input.before)),
      find: t.procedure
        .input(z.strictObject({ reference: z.string().max(40) }))
        .query(({ ctx, input }) => activityByReference(ctx, input.reference)),
      entry: t.procedure
        .input(z.strictObject({ operationId: Ref }))
        .query(({ ctx, input }) => activityEntry(ctx, input.operationId)),
      notMe: t.procedure
        .input(z.strictObject({ operationId: Ref, lockId: Ref.optional() }))
        .query(({ ctx, input }) => notMe(ctx, input.operationId, input.lockId)),
    }),
  ),
  bills: lazy(async () =>
    t.router({
      list: t.procedure
        .input(
          z.strictObject({ from: Day.optional(), to: Day.optional(), paid: Ref.optional().catch(undefined), ...after }),
        )
        .query(({ ctx, input }) => bills(ctx, input)),
      bill: t.procedure
        .input(z.strictObject({ billRef: Ref, ...after }))
        .query(({ ctx, input }) => bill(ctx, input.billRef, input.after)),
      mail: t.procedure
        .input(z.strictObject({ billRef: Ref, operationId: Ref }))
        .mutation(({ ctx, input }) => mailBill(ctx, input.billRef, input.operationId)),
      payForm: t.procedure.input(z.strictObject(after)).query(({ ctx, input }) => payForm(ctx, input.after)),
      pay: t.procedure
        .input(z.strictObject({ operationId: Ref }))
        .mutation(({ ctx, input }) => openPayment(ctx, input.operationId)),
      promiseForm: t.procedure.query(({ ctx }) => promiseForm(ctx)),
      promise: t.procedure
        .input(z.strictObject({ operationId: Ref, day: Day }))
        .mutation(({ ctx, input }) => promiseToPay(ctx, input.operationId, input.day)),
      autoTopUp: t.procedure.input(z.strictObject(after)).query(({ ctx, input }) => autoTopUp(ctx, input.after)),
      setAutoTopUp: t.procedure
        .input(z.strictObject({ lineRef: Ref, operationId: Ref, enabled: z.boolean(), charge: Cents.optional() }))
        .mutation(({ ctx, input }) => setAutoTopUp(ctx, input)),
      monthInAdvance: t.procedure
        .input(z.strictObject({ lineRef: Ref, ...after }))
        .query(({ ctx, input }) => monthInAdvance(ctx, input.lineRef, input.after)),
      payMonthInAdvance: t.procedure
        .input(z.strictObject({ lineRef: Ref, operationId: Ref, amount: Cents, totalTax: Cents }))
        .mutation(({ ctx, input: { lineRef, operationId, ...shown } }) =>
          payMonthInAdvance(ctx, lineRef, operationId, shown),
        ),
    }),
  ),
  cards: lazy(async () =>
    t.router({
      list: t.procedure
        .input(z.strictObject({ ...after, added: Ref.optional().catch(undefined) }))
        .query(({ ctx, input }) => cards(ctx, input)),
      card: t.procedure.input(z.strictObject({ cardRef: Ref })).query(({ ctx, input }) => cardForm(ctx, input.cardRef)),
      newCard: t.procedure.input(z.strictObject(after)).query(({ ctx, input }) => newCardForm(ctx, input.after)),
      setDefault: t.procedure.input(ofCard).mutation(({ ctx, input }) => setDefaultCard(ctx, input)),
      remove: t.procedure.input(ofCard).mutation(({ ctx, input }) => removeCard(ctx, input)),
      updateExpiry: t.procedure
        .input(ofCard.extend({ expiry: Expiry }))
        .mutation(({ ctx, input }) => updateExpiry(ctx, input)),
      openPage: t.procedure
        .input(z.strictObject({ operationId: Ref, back: z.string().max(500).optional() }))
        .mutation(({ ctx, input }) => openCardPage(ctx, input)),
      back: t.procedure
        .input(z.strictObject({ operationId: Ref }))
        .query(({ ctx, input }) => cardPageBack(ctx, input.operationId)),
    }),
  ),
  orders: orderIntents,
  settings: settingsIntents,
  services: serviceIntents,
  homeRouter: homeRouterIntents,
  invite: lazy(async () =>
    t.router({
      view: t.procedure.input(z.strictObject(after)).query(({ ctx, input }) => invitations(ctx, input.after)),
      send: t.procedure
        .input(
          z.strictObject({
            operationId: Ref,
            friends: z.array(z.strictObject(Referee.shape)).min(1).max(mostRows),
            skipped: z.array(SkippedRow).max(mostRows).default([]),
          }),
        )
        .mutation(({ ctx, input }) => invite(ctx, input)),
      askForMore: t.procedure
        .input(z.strictObject({ operationId: Ref }))
        .mutation(({ ctx, input }) => askForMore(ctx, input.operationId)),
    }),
  ),
  changePlan: lazy(async () =>
    t.router({
      form: t.procedure.input(ofLine).query(({ ctx, input }) => changePlanForm(ctx, input.lineRef)),
      quote: t.procedure
        .input(z.strictObject({ lineRef: Ref, planId: Id }))
        .mutation(({ ctx, input }) => quotePlanChange(ctx, input.lineRef, input.planId)),
      review: t.procedure
        .input(ofOperation)
        .query(({ ctx, input }) => changePlanReview(ctx, input.lineRef, input.operationId)),
      confirm: t.procedure
        .input(ofOperation.extend({ when: z.enum(planChangeTimes), shownTax: ShownTax.optional() }))
        .mutation(({ ctx, input: { lineRef, operationId, when, shownTax } }) =>
          confirmPlanChange(ctx, lineRef, operationId, when, shownTax),
        ),
      result: t.procedure
        .input(ofOperation)
        .query(({ ctx, input }) => changePlanResult(ctx, input.lineRef, input.operationId)),
    }),
  ),
  topUp: lazy(async () =>
    t.router({
      form: t.procedure.input(ofLine).query(({ ctx, input }) => topUpForm(ctx, input.lineRef)),
      quote: t.procedure
        .input(z.strictObject({ lineRef: Ref, gigabytes: z.number().positive().max(1024) }))
        .mutation(({ ctx, input }) => quoteTopUp(ctx, input.lineRef, input.gigabytes)),
      review: t.procedure
        .input(ofOperation)
        .query(({ ctx, input }) => topUpReview(ctx, input.lineRef, input.operationId)),
      confirm: t.procedure
        .input(ofOperation.extend({ shownTax: ShownTax.optional() }))
        .mutation(({ ctx, input }) => confirmTopUp(ctx, input.lineRef, input.operationId, input.shownTax)),
      result: t.procedure
        .input(ofOperation)
        .query(({ ctx, input }) => topUpResult(ctx, input.lineRef, input.operationId)),
    }),
  ),
});

export type PortalRouter = typeof portalRouter;

/** Calls the intents without HTTP. */
export const createPortalCaller = t.createCallerFactory(portalRouter);
export type PortalCaller = ReturnType<typeof createPortalCaller>;
