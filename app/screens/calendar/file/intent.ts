import { TRPCError } from '@trpc/server';
import { orderCards, orderIdOf } from '#app/screens/track-order/order-cards.ts';
import { billing } from '#contracts/billing/endpoints.ts';
import { hashOf } from '#rpc/domain/hash-of.ts';
import { isAccountDisabled } from '#rpc/domain/permission.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge, readRequest, readOne } from '#rpc/portal-reads.ts';
import { owedRead } from '#rpc/portal/account-due.ts';
import { readAsPrimary } from '#rpc/portal/bills/primary-only.ts';
import { findLine, readSnapshot } from '#rpc/portal/snapshot.ts';
import { resetOf, usedLineIn } from '#rpc/portal/usage-history.ts';
import { unwrap } from '#rpc/problem.ts';

/** The subject of a day: an order or a line, by its reference; neither for the account. */
export interface CalendarSubject {
  about: CalendarAbout;
  order?: string | undefined;
  line?: string | undefined;
}

/**
 * Reads a day for the customer's calendar, with an opaque id that stays the same (SHELL-42).
 * @throws NOT_FOUND when there is no such day, it is over, or this person may not see it
 */
export async function loadCalendarDay(
  context: PortalContext,
  subject: CalendarSubject,
): Promise<{ day: string; id: string }> {
  const day = await daysOf[subject.about](context, subject);
  if (day === undefined || day < today(context)) throw new TRPCError({ code: 'NOT_FOUND' });
  const { customerId } = context.viewer.actor;
  // References are random, so the hash gives away no id of the carrier.
  const { [customerId]: customerRef } = await context.account.refs([customerId]);
  return { day, id: await hashOf([customerRef, subject, day]) };
}

type DayOf = (context: PortalContext, subject: CalendarSubject) => Promise<string | undefined>;

const daysOf: Readonly<Record<CalendarAbout, DayOf>> = {
  'bill-due': async (context) => {
    const balanceRead = await readAsPrimary(context, () => readOne(context, owedRead(context.viewer)));
    if ('refused' in balanceRead) return undefined;
    const { balance, dueDate } = unwrap(balanceRead.data);
    return balance > 0 ? dueDate : undefined;
  },
  arrangement: async (context) => {
    const { customerId } = context.viewer.actor;
    const promise = readRequest(billing.promiseEligible, { customerId }, maxAge.customer);
    const promiseRead = await readAsPrimary(context, () => readOne(context, promise));
    return 'refused' in promiseRead ? undefined : unwrap(promiseRead.data).promisedFor;
  },
  delivery: async (context, { order }) => {
    if (order === undefined) return undefined;
    const orderId = await orderIdOf(context, order);
    const snapshot = await readSnapshot(context);
    if (isAccountDisabled(snapshot)) return undefined;
    const { cards } = await orderCards(context, snapshot, { orderId, scope: 'order' });
    const steps = cards.flatMap(({ tracking }) => tracking?.steps ?? []);
    return steps.find(({ step, state }) => step === 'delivered' && state === 'next')?.day;
  },
  'data-reset': async (context, { line }) => {
    if (line === undefined) return undefined;
    const { lineId } = await findLine(context, line);
    return resetOf(usedLineIn(await readSnapshot(context), lineId), today(context));
  },
};

/** The topics of calendar days; each is the name of its file without the ending. */
export const calendarAbouts = ['bill-due', 'arrangement', 'delivery', 'data-reset'] as const;
export type CalendarAbout = (typeof calendarAbouts)[number];
