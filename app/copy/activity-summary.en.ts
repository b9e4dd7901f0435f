import type { ServiceType } from '#contracts/service/vocabulary.ts';
import type { SentState } from '#rpc/domain/ledger.ts';
import type { ActivitySummary } from '#rpc/operation/operations.ts';
import type { Tone } from './tone.ts';

type Kind = ActivitySummary['kind'];
type Of<K extends Kind> = Extract<ActivitySummary, { kind: K }>;

/** How amounts, days and names are written in the page's language. */
export interface ActivityWording {
  money: (cents: number) => string;
  day: (day: string) => string;
  service: (type: ServiceType) => string;
}

/** One sentence for each kind; `line` stands in the middle of it. */
type Sentences = { [K in Kind]: (summary: Of<K>, line: string, write: ActivityWording) => string };

const title: Sentences = {
  'top-up': ({ gigabytes, charge }, line, { money }) => `${gigabytes} GB for ${line}, ${money(charge)}`,
  'plan-change': ({ planName, when }, line) =>
    `${planName} for ${line}${when === 'now' ? '' : ', from the next billing cycle'}`,
  'data-service': ({ pause }, line) => `Data ${pause ? 'paused' : 'resumed'} on ${line}`,
  rename: (_, line) => `New name for ${line}`,
  'auto-top-up': ({ enabled }, line) => `Automatic top-up ${enabled ? 'on' : 'off'} for ${line}`,
  'payment-page': () => 'Payment page opened',
  'promise-to-pay': ({ day, amount }, _, write) => `Promise to pay ${write.money(amount)} by ${write.day(day)}`,
  'month-in-advance': ({ amount }, line, { money }) => `Month in advance for ${line}, ${money(amount)}`,
  'email-bill': ({ invoiceDate }, _, { day }) => `Bill of ${day(invoiceDate)} by email`,
  'account-lock': () => 'Account lock',
  'unlock-code': () => 'One-time password to unlock the account',
  'account-unlock': () => 'Account unlock',
  'add-line': ({ lines, monthly }, _, { money }) =>
    `${lines === 1 ? 'A new line' : `${lines} new lines`}, ${money(monthly)} a month`,
  'card-default': () => 'Another default card',
  'card-expiry': () => 'New expiry date for a card',
  'card-remove': () => 'Card removed',
  'card-page': () => 'Page for a new card opened',
  'reorder-sim': ({ charge }, line, { money }) => `New SIM card for ${line}, ${money(charge)}`,
  invite: ({ friends }) => (friends === 1 ? 'A friend invited' : `${friends} friends invited`),
  'begin-activation': (_, line) => `Activation of ${line} begun`,
  'sim-kit': ({ charge }, line, { money }) => `SIM kit for ${line}, ${money(charge)}`,
  activate: ({ isPort }, line) =>
    isPort ? `Activation of ${line}, with its number moved here` : `Activation of ${line}`,
  service: ({ service, enable }, line, write) => `${write.service(service)} ${enable ? 'on' : 'off'} for ${line}`,
  'port-fix': (_, line) => `Number transfer of ${line} corrected`,
  'esim-setup': (_, line) => `eSIM setup of ${line}`,
  'esim-kit': (_, line) => `eSIM kit for ${line} sent again`,
  'router-ssid': () => 'New Wi-Fi name',
  'router-password': () => 'New Wi-Fi password',
  'router-reboot': () => 'Router restart',
  'router-reset': () => 'Router reset',
};

const done: Sentences = {
  'top-up': ({ gigabytes }, line) => `${gigabytes} GB have been added to ${line}.`,
  'plan-change': ({ planName, when }, line) =>
    when === 'now'
      ? `${planName} is now the plan of ${line}.`
      : `${planName} becomes the plan of ${line} with the next billing cycle.`,
  'data-service': ({ pause }, line) =>
    pause ? `Data on ${line} is paused. Calls and texts still work.` : `Data on ${line} is back on.`,
  rename: () => 'Username has been updated!',
  'auto-top-up': ({ enabled }, line) =>
    enabled ? `Automatic top-up is on for ${line}.` : `Automatic top-up is off for ${line}.`,
  'payment-page': () => 'The payment page is ready.',
  'promise-to-pay': ({ day, amount }, _, write) =>
    `You promised to pay ${write.money(amount)} by ${write.day(day)}. Nothing is charged before you pay.`,
  'month-in-advance': ({ amount }, line, { money }) => `The month in advance for ${line} is paid: ${money(amount)}.`,
  'email-bill': ({ invoiceDate }, _, { day }) => `Your bill of ${day(invoiceDate)} is on its way to your inbox.`,
  'account-lock': () => 'Your account is locked.',
  'unlock-code': () => 'We emailed you a one-time password.',
  'account-unlock': () => 'Your account is unlocked.',
  'add-line': ({ lines }) => (lines === 1 ? 'Your new line is ordered.' : `Your ${lines} new lines are ordered.`),
  'card-default': () => 'Your default card was changed.',
  'card-expiry': () => 'Card expiry updated.',
  'card-remove': () => 'A saved card was removed.',
  'card-page': () => 'The page for a new card is ready.',
  'reorder-sim': (_, line) => `A new SIM card for ${line} is ordered.`,
  invite: ({ friends }) => (friends === 1 ? 'Your invitation is sent.' : `Your ${friends} invitations are sent.`),
  'begin-activation': (_, line) => `You can go on with the activation of ${line}.`,
  'sim-kit': (_, line) => `A SIM kit for ${line} is ordered.`,
  activate: (_, line) => `The activation of ${line} has started.`,
  service: ({ service, enable }, line, write) =>
    `${write.service(service)} is now ${enable ? 'enabled' : 'disabled'} for ${line}.`,
  'port-fix': () => 'We sent your correction to your old carrier.',
  'esim-setup': (_, line) => `The eSIM of ${line} is set up.`,
  'esim-kit': () => 'Your digital Activation Kit is on its way to your email inbox.',
  'router-ssid': () => 'Your Wi-Fi has its new name. Connect your devices to it again.',
  'router-password': () => 'Your Wi-Fi has its new password. Connect your devices again with it.',
  'router-reboot': () => 'Your router is restarting. That takes about five minutes.',
  'router-reset': () =>
    'Your router is restarting with its factory settings. That takes about five minutes. Then the Wi-Fi name and ' +
    'password on its label are back.',
};

const mailUnknown =
  'We couldn’t find out whether it was sent. If it isn’t in your inbox in a few minutes, ask for it again.';

export const activitySummaryCopy = {
  /** What it is, after the fact and whatever came of it. */
  title,
  /** What is so now that it is done. */
  done,
  state: {
    sending: { tag: 'In progress', tone: 'calm' },
    pending: { tag: 'In progress', tone: 'calm' },
    unknown: { tag: 'Being checked', tone: 'warn' },
    done: { tag: 'Done', tone: 'ok' },
    refused: { tag: 'Not done', tone: 'bad' },
    'needs-care': { tag: 'Please call us', tone: 'warn' },
  } satisfies Record<SentState, { tag: string; tone: Tone }>,
  underWay: 'We’re working on it. It usually takes less than a minute.',
  unknown:
    'It’s sent, but we haven’t heard back yet. Please don’t send it again: we’re finding out whether it went ' +
    'through. It usually takes a few minutes.',
  refused: 'Something went wrong, and nothing was changed. Please try again.',
  neverArrived: 'Your request didn’t reach us. Nothing was changed, and it’s safe to try again.',
  /** In place of `neverArrived`, where nothing tells whether it arrived. */
  unseen: {
    'email-bill': mailUnknown,
    'esim-kit': mailUnknown,
    'router-password':
      'We couldn’t find out whether your new password is set. Connect a device with it: if that works, you’re done. ' +
      'If it doesn’t, your old password still works, and you can change it again in a few minutes.',
    'router-reboot':
      'We couldn’t find out whether your router restarted. If your Wi-Fi works, there’s nothing left to do. If it ' +
      'doesn’t, it’s safe to try again.',
    'router-reset':
      'We couldn’t find out whether your router was reset. Look for the Wi-Fi name on its label: if your devices ' +
      'find it, you’re done. If they don’t, it’s safe to try again.',
  } as Partial<Record<Kind, string>>,
  needsCare: (careNumber: string) =>
    `We couldn’t find out whether this went through. Please don’t send it again. Call us at ${careNumber}, and ` +
    `tell us the reference.`,
  /** A line that is not in the group any more. */
  someLine: 'a former line',
};

export type ActivitySummaryCopy = typeof activitySummaryCopy;
