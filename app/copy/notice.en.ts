import type { OrderStepName } from '#rpc/domain/order.ts';
import type { Notice } from '#rpc/portal/line-card.ts';
import { lineStatusCopy } from './line-status.en.ts';
import type { Tone } from './tone.ts';

export interface NoticeWords {
  tone: Tone;
  title?: string;
  text: string;
}

export interface NoticeFacts {
  supportNumber: string;
  careNumber: string;
  /** Whole percent of the month's data that is used. */
  percent: number;
  /** The size of a top-up that is under way, when it was ordered here. */
  gigabytes?: number;
  /** The name of the plan that a change leads to, when it is known. */
  plan?: string;
  /** Whether it went through is being found out (LEDGER-5). */
  unknown?: boolean;
  /** The day on which the data begins anew, as text. */
  resets?: string;
  /** The last day on which it can be used, as text. */
  lastDay?: string;
  /** Where a SIM card is that was ordered, as far as the carrier tells; the day by which it should arrive, as text. */
  kitStep?: OrderStepName | undefined;
  expectedOn?: string | undefined;
  /** What to say on the phone of an order that stopped half-way. */
  reference?: string;
  /** The line was disconnected as the customer asked. */
  byRequest?: boolean;
  /** When a scheduled change starts, as text. */
  day?: string;
}

/** Notices with words of their own: a suspension for non-payment is told once, above all lines (HOME-13). */
export type ToldNotice = Exclude<Notice, 'non-pay'>;

export type NoticeCopy = Record<ToldNotice, (facts: NoticeFacts) => NoticeWords>;

const { disconnected } = lineStatusCopy;

const dataTo = (day?: string) => (day === undefined ? 'your data' : `the data you have through ${day}`);

export const noticeCopy: NoticeCopy = {
  'order-stopped': ({ careNumber, reference = '' }) => ({
    tone: 'bad',
    title: 'Please call us',
    text:
      `We added this line but couldn’t complete the order for its SIM card. Please don’t order again. Call ` +
      `${careNumber} and say your reference is ${reference}.`,
  }),
  unpaid: ({ supportNumber }) => ({
    tone: 'warn',
    title: 'Order Placement Underway',
    text:
      `We’re still placing the order for your SIM card. If this doesn’t change within a day, call ` +
      `${supportNumber}.`,
  }),
  suspended: ({ supportNumber }) => ({
    tone: 'bad',
    text: `This line is suspended. Call ${supportNumber} to restore service.`,
  }),
  'sim-swap': () => ({
    tone: 'calm',
    title: 'SIM swap in progress',
    text:
      'We’re moving this line to another SIM. You can make changes again when that’s done. This page updates ' +
      'itself.',
  }),
  activating: () => ({
    tone: 'calm',
    text: 'Your line is being activated. You can close this page. We’ll keep working on it.',
  }),
  'activation-failed': ({ careNumber }) => ({
    tone: 'bad',
    text: `We couldn’t activate this line. Try again, or call us at ${careNumber}.`,
  }),
  porting: () => ({
    tone: 'calm',
    text:
      'We’re moving your number. A number transfer typically takes 5 minutes to 2 hours. Keep your old service ' +
      'on until then.',
  }),
  'port-account': () => ({
    tone: 'bad',
    text: 'Your old carrier rejected the account number. Check it and send it again.',
  }),
  'port-pin': () => ({
    tone: 'bad',
    text: 'Your old carrier rejected the transfer PIN. Check it and send it again.',
  }),
  'port-zip': () => ({
    tone: 'bad',
    text: 'Your old carrier rejected the ZIP code. Check it and send it again.',
  }),
  'port-failed': ({ careNumber }) => ({
    tone: 'bad',
    text: `Something went wrong, and we couldn’t move your number. Call us at ${careNumber}.`,
  }),
  disconnected: ({ byRequest, supportNumber }) => ({
    tone: 'calm',
    title: disconnected.title,
    text: disconnected.text(byRequest === true, supportNumber),
  }),
  unclear: () => ({
    tone: 'calm',
    text: 'There is nothing you need to do right now. If you need this line today, contact support.',
  }),
  'esim-ready': () => ({
    tone: 'calm',
    text: 'Your eSIM is ready. Activation takes about five minutes, and you’ll need Wi‑Fi.',
  }),
  'sim-on-its-way': ({ kitStep, expectedOn }) => {
    const when = expectedOn === undefined ? '' : ` It should arrive by ${expectedOn}.`;
    if (kitStep === undefined)
      return { tone: 'calm', text: `Your SIM card is ordered.${when} You can activate the line when you have it.` };
    if (kitStep !== 'shipped') return { tone: 'calm', text: `We’re getting your SIM card ready.${when}` };
    return { tone: 'calm', text: `Your SIM card is on its way.${when} Activate the line when it arrives.` };
  },
  'sim-arrived': () => ({ tone: 'ok', text: 'Your SIM card was delivered. You can activate the line now.' }),
  'port-done': () => ({
    tone: 'ok',
    title: 'Port in Successful',
    text: 'Your number is now on this line. You can cancel your old service.',
  }),
  'line-ready': () => ({ tone: 'ok', text: 'Your line is ready to use.' }),
  'setup-left': () => ({
    tone: 'warn',
    text: 'This line’s eSIM isn’t on your device yet. Complete the setup to use it.',
  }),
  throttled: ({ resets }) => ({
    tone: 'warn',
    text: `Data on this line is slow${resets ? ` until ${resets}` : ''}. Add data to get full speed back.`,
  }),
  'data-cutoff': () => ({ tone: 'warn', text: 'Data on this line is paused. Calls and texts still work.' }),
  'usage-full': ({ lastDay }) => ({ tone: 'bad', text: `You’ve used all ${dataTo(lastDay)}.` }),
  'usage-bad': ({ percent, lastDay }) => ({ tone: 'bad', text: `You’ve used ${percent}% of ${dataTo(lastDay)}.` }),
  'usage-warn': ({ percent, lastDay }) => ({
    tone: 'warn',
    text: `You’ve used ${percent}% of ${dataTo(lastDay)}.`,
  }),
  'top-up-pending': ({ gigabytes, unknown }) => ({
    tone: unknown ? 'warn' : 'calm',
    text: unknown
      ? `We’re checking your order for ${gigabytes} GB. Please don’t order it again.`
      : gigabytes === undefined
        ? 'We’re adding data to this line. It usually takes less than a minute.'
        : `We’re adding ${gigabytes} GB to this line. It usually takes less than a minute.`,
  }),
  'plan-changing': ({ plan, unknown }) => ({
    tone: unknown ? 'warn' : 'calm',
    text: unknown
      ? `We’re checking your change to ${plan}. Please don’t request it again.`
      : plan === undefined
        ? 'We’re changing the plan of this line. It usually takes less than a minute.'
        : `We’re working on your change to ${plan}. It usually takes less than a minute.`,
  }),
  'plan-scheduled': ({ plan = 'a new plan', day }) => ({
    tone: 'calm',
    text:
      day === undefined
        ? `This line changes to ${plan} with its next billing cycle.`
        : `This line changes to ${plan} on ${day}.`,
  }),
};
