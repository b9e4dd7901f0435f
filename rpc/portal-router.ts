import * as z from 'zod';
import { Day, Id } from '#contracts/vocabulary.ts';
import { accountOverview } from './portal/account-overview.ts';
import { activity, activityEntry, notMe } from './portal/activity.ts';
import { autoTopUp, setAutoTopUp } from './portal/bills/auto-top-up.ts';
import { bill, mailBill } from './portal/bills/bill.ts';
import { bills } from './portal/bills/bills.ts';
import { monthInAdvance, payMonthInAdvance } from './portal/bills/month-in-advance.ts';
import { openPayment, payForm } from './portal/bills/pay.ts';
import { promiseForm, promiseToPay } from './portal/bills/promise.ts';
import {
  changePlanForm,
  changePlanResult,
  changePlanReview,
  confirmPlanChange,
  quotePlanChange,
} from './portal/change-plan.ts';
import { dataServiceForm } from './portal/data-service.ts';
import { declaredForms } from './portal/declared-forms.ts';
import { home } from './portal/home.ts';
import { Ref, t } from './portal/procedure.ts';
import { renameForm, renameResult } from './portal/rename.ts';
import { me } from './portal/me.ts';
import { planChangeTimes } from './domain/plan-change.ts';
import { confirmTopUp, quoteTopUp, topUpForm, topUpResult, topUpReview } from './portal/top-up.ts';
import { usageFile } from './portal/usage-history.ts';

const ofLine = z.strictObject({ line: Ref });
const ofOperation = z.strictObject({ line: Ref, operation: Ref });
/** A page that says at its top what came of an operation; without it, where a link was changed. */
const after = { after: Ref.optional().catch(undefined) };
const Cents = z.number().int().min(0).max(10_000_000);

/** The intents that people have; loaders, actions and the browser use the same ones. */
export const portalRouter = t.router({
  /** The forms that need no intent of their own, by kind of operation. */
  submit: t.router(declaredForms),
  me: t.procedure.query(({ ctx }) => me(ctx)),
  home: t.procedure.query(({ ctx }) => home(ctx)),
  account: t.router({
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
      .input(z.strictObject({ line: Ref, cycle: Day }))
      .query(({ ctx, input }) => usageFile(ctx, input.line, input.cycle)),
  }),
  dataService: t.router({
    form: t.procedure.input(ofLine).query(({ ctx, input }) => dataServiceForm(ctx, input.line)),
  }),
  activity: t.router({
    list: t.procedure
      .input(z.strictObject({ before: z.number().int().positive().optional() }))
      .query(({ ctx, input }) => activity(ctx, input.before)),
    entry: t.procedure
      .input(z.strictObject({ operation: Ref }))
      .query(({ ctx, input }) => activityEntry(ctx, input.operation)),
    notMe: t.procedure
      .input(z.strictObject({ operation: Ref, lock: Ref.optional() }))
      .query(({ ctx, input }) => notMe(ctx, input.operation, input.lock)),
  }),
  rename: t.router({
    form: t.procedure.input(ofLine).query(({ ctx, input }) => renameForm(ctx, input.line)),
    result: t.procedure.input(ofOperation).query(({ ctx, input }) => renameResult(ctx, input.line, input.operation)),
  }),
  bills: t.router({
    list: t.procedure
      .input(
        z.strictObject({ from: Day.optional(), to: Day.optional(), paid: Ref.optional().catch(undefined), ...after }),
      )
      .query(({ ctx, input }) => bills(ctx, input)),
    bill: t.procedure
      .input(z.strictObject({ bill: Ref, ...after }))
      .query(({ ctx, input }) => bill(ctx, input.bill, input.after)),
    mail: t.procedure
      .input(z.strictObject({ bill: Ref, operation: Ref }))
      .mutation(({ ctx, input }) => mailBill(ctx, input.bill, input.operation)),
    payForm: t.procedure.input(z.strictObject(after)).query(({ ctx, input }) => payForm(ctx, input.after)),
    pay: t.procedure
      .input(z.strictObject({ operation: Ref }))
      .mutation(({ ctx, input }) => openPayment(ctx, input.operation)),
    promiseForm: t.procedure.query(({ ctx }) => promiseForm(ctx)),
    promise: t.procedure
      .input(z.strictObject({ operation: Ref, day: Day }))
      .mutation(({ ctx, input }) => promiseToPay(ctx, input.operation, input.day)),
    autoTopUp: t.procedure.input(z.strictObject(after)).query(({ ctx, input }) => autoTopUp(ctx, input.after)),
    setAutoTopUp: t.procedure
      .input(z.strictObject({ line: Ref, operation: Ref, enabled: z.boolean(), charge: Cents.optional() }))
      .mutation(({ ctx, input: { line, operation, ...wish } }) =>
        setAutoTopUp(ctx, { lineRef: line, operationId: operation, ...wish }),
      ),
    monthInAdvance: t.procedure
      .input(z.strictObject({ line: Ref, ...after }))
      .query(({ ctx, input }) => monthInAdvance(ctx, input.line, input.after)),
    payMonthInAdvance: t.procedure
      .input(z.strictObject({ line: Ref, operation: Ref, amount: Cents, totalTax: Cents }))
      .mutation(({ ctx, input: { line, operation, ...shown } }) => payMonthInAdvance(ctx, line, operation, shown)),
  }),
  changePlan: t.router({
    form: t.procedure.input(ofLine).query(({ ctx, input }) => changePlanForm(ctx, input.line)),
    quote: t.procedure
      .input(z.strictObject({ line: Ref, plan: Id }))
      .mutation(({ ctx, input }) => quotePlanChange(ctx, input.line, input.plan)),
    review: t.procedure
      .input(ofOperation)
      .query(({ ctx, input }) => changePlanReview(ctx, input.line, input.operation)),
    confirm: t.procedure
      .input(z.strictObject({ line: Ref, operation: Ref, when: z.enum(planChangeTimes) }))
      .mutation(({ ctx, input }) => confirmPlanChange(ctx, input.line, input.operation, input.when)),
    result: t.procedure
      .input(ofOperation)
      .query(({ ctx, input }) => changePlanResult(ctx, input.line, input.operation)),
  }),
  topUp: t.router({
    form: t.procedure.input(ofLine).query(({ ctx, input }) => topUpForm(ctx, input.line)),
    quote: t.procedure
      .input(z.strictObject({ line: Ref, gigabytes: z.number().positive().max(1024) }))
      .mutation(({ ctx, input }) => quoteTopUp(ctx, input.line, input.gigabytes)),
    review: t.procedure.input(ofOperation).query(({ ctx, input }) => topUpReview(ctx, input.line, input.operation)),
    confirm: t.procedure
      .input(ofOperation)
      .mutation(({ ctx, input }) => confirmTopUp(ctx, input.line, input.operation)),
    result: t.procedure.input(ofOperation).query(({ ctx, input }) => topUpResult(ctx, input.line, input.operation)),
  }),
});

export type PortalRouter = typeof portalRouter;

/** Calls the intents without HTTP. */
export const createPortalCaller = t.createCallerFactory(portalRouter);
export type PortalCaller = ReturnType<typeof createPortalCaller>;
