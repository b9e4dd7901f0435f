import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { lineStatusCopy } from '#app/copy/line-status.en.ts';
import { noLinesCopy } from '#app/copy/no-lines.en.ts';
import { noticeCopy } from '#app/copy/notice.en.ts';
import { lineTitle } from '#app/copy/ordinal.ts';
import { problemCopy } from '#app/copy/problem.en.ts';
import { reasonCopy } from '#app/copy/reason.en.ts';
import { homeCopy } from '#app/screens/home/home/copy.en.ts';
import { notYetCopy } from '#app/screens/problem/not-yet/copy.en.ts';
import { noAccountCopy } from '#app/screens/session/no-account/copy.en.ts';
import { supportNumber } from './words.ts';
import type { SeedName } from './world.ts';

interface Card {
  title: string;
  /** Words that stand on the card. */
  says: string[];
  /** Links that it has. */
  leads?: string[];
  /** Why Add Data cannot be used. */
  noData?: string;
}

interface Expected {
  landing: string;
  /** Words besides the cards. */
  page?: string[];
  cards?: Card[];
  /** Why Add Line cannot be used; `hidden` where it is not offered at all. */
  noLine?: string;
}

const { actions, seeProgress, fixPort, tryAgain, contactSupport } = lineCardCopy;
const { states, nonPay } = lineStatusCopy;

const notice = (name: keyof typeof noticeCopy, percent = 0) =>
  noticeCopy[name]({ supportNumber, careNumber: supportNumber, percent }).text;
/** A change of plan that waits, without its day: that moves with the clock. */
const scheduledFor = (plan: string) =>
  noticeCopy['plan-scheduled']({ supportNumber, careNumber: supportNumber, percent: 0, plan, day: '%' }).text.split(
    '%',
  )[0] ?? '';
const titleOf = (name: keyof typeof noticeCopy) =>
  noticeCopy[name]({ supportNumber, careNumber: supportNumber, percent: 0 }).title ?? '';
const why = (reason: keyof typeof reasonCopy) => reasonCopy[reason](supportNumber);

const active = (title: string, ...says: string[]): Card => ({
  title,
  says: [states.active.tag, ...says],
  leads: [actions['add-data']],
});
const kit = (title: string, ...says: string[]): Card => ({
  title,
  says: [states['not-activated'].tag, ...says],
  leads: [actions['track-order']],
});
const esim = (title: string): Card => ({
  title,
  says: [states['not-activated'].tag, notice('esim-ready')],
  leads: [actions.activate],
});
const portFailed = (title: string): Expected => ({
  landing,
  cards: [{ title, says: [states['port-failed'].tag, notice('port-failed')], leads: [fixPort] }],
  noLine: notActive,
});

const landing = '/post-activation-home';
const notActive = homeCopy.addLine.why['not-active'] ?? '';
const hidden = 'hidden';

/** What Home says to each person of the fixture world, in the words of the copy. */
export const expected: Readonly<Record<SeedName, Expected>> = {
  'active-single': {
    landing,
    page: [homeCopy.hello('Robin'), homeCopy.lines(1), homeCopy.addLine.left(5)],
    cards: [active('Robin Hale', lineCardCopy.usedOf('1.7 GB', '5 GB'))],
  },
  'active-family': {
    landing,
    page: [homeCopy.hello('Dana'), homeCopy.lines(4), homeCopy.addLine.left(2)],
    cards: [
      active('Dana Reyes', lineCardCopy.primary, lineCardCopy.usedOf('6.2 GB', '10 GB')),
      active('Marco Reyes', notice('usage-bad', 94)),
      { title: 'Ana Reyes', says: [states.porting.tag, notice('porting'), lineCardCopy.keeping], leads: [seeProgress] },
      esim(lineTitle({ occurrence: 4 })),
    ],
  },
  'six-lines': {
    landing,
    cards: ['June', 'Omar', 'Priya', 'Leo', 'Nadia', 'Tom'].map((first) => active(`${first} Baker`)),
    noLine: why('lines-full'),
  },
  'secondary-active': { landing, cards: [active('Kai Lin', lineCardCopy.usedOf('1.2 GB', '5 GB'))], noLine: hidden },
  'secondary-new': { landing: '/home', cards: [esim('Ben Cole')], noLine: hidden },
  'new-sim': { landing: '/home', cards: [kit('Linh Nguyen', notice('sim-on-its-way'))], noLine: notActive },
  'new-sim-ordered': { landing: '/home', cards: [kit('Minh Nguyen', notice('sim-on-its-way'))], noLine: notActive },
  'new-sim-delivered': { landing: '/home', cards: [kit('Hoa Nguyen', notice('sim-on-its-way'))], noLine: notActive },
  'new-esim': { landing: '/home', cards: [esim('Cleo Adams')], noLine: notActive },
  'unnamed-line': {
    landing: '/home',
    page: [homeCopy.hello()],
    cards: [esim(lineTitle({ occurrence: 1 }))],
    noLine: notActive,
  },
  activating: {
    landing,
    cards: [{ title: 'Zoe Marsh', says: [states.activating.tag, notice('activating')], leads: [seeProgress] }],
    noLine: notActive,
  },
  'activation-failed': {
    landing,
    cards: [
      {
        title: 'Ivan Marsh',
        says: [states['activation-failed'].tag, notice('activation-failed')],
        leads: [tryAgain, lineCardCopy.call],
      },
    ],
    noLine: notActive,
  },
  porting: {
    landing,
    cards: [{ title: 'Lola Diaz', says: [states.porting.tag, notice('porting')], leads: [seeProgress] }],
    noLine: notActive,
  },
  'port-failed-account': portFailed('Raul Diaz'),
  'port-failed-pin': portFailed('Nora Diaz'),
  'port-failed-zip': portFailed('Eva Diaz'),
  'port-failed-other': portFailed('Saul Diaz'),
  suspended: {
    landing,
    cards: [{ title: 'Amy Stone', says: [states.suspended.tag, notice('suspended')], noData: notice('suspended') }],
  },
  'suspended-nonpay': {
    landing,
    cards: ['Carl Stone', 'Lucy Stone'].map((title) => ({
      title,
      says: [nonPay.tag, notice('non-pay')],
      noData: notice('non-pay'),
    })),
  },
  disconnected: {
    landing,
    cards: [{ title: 'Pete Stone', says: [states.disconnected.tag, lineStatusCopy.disconnected.title] }],
    noLine: notActive,
  },
  disabled: { landing, page: [noLinesCopy.disabled.title], noLine: hidden },
  unclear: {
    landing,
    cards: [{ title: 'May Stone', says: [states.unclear.tag, notice('unclear')], leads: [contactSupport] }],
    noLine: notActive,
  },
  fraud: {
    landing,
    page: [problemCopy.letsTalk.title, problemCopy.letsTalk.text],
    cards: [{ title: 'Max Quill', says: [states.active.tag], leads: [supportNumber], noData: why('fraud') }],
    noLine: why('fraud'),
  },
  'test-category': { landing: '/activation', page: [notYetCopy.areas.activation.title], noLine: hidden },
  'unpaid-sim': {
    landing: '/home',
    cards: [kit('Otto Weiss', titleOf('unpaid'), notice('unpaid'))],
    noLine: notActive,
  },
  'data-75': { landing, cards: [active('Ella Frost', notice('usage-warn', 75))] },
  'data-90': { landing, cards: [active('Hugo Frost', notice('usage-bad', 93))] },
  'data-100': { landing, cards: [active('Ida Frost', notice('usage-full'))] },
  throttled: { landing, cards: [active('Noel Park', notice('throttled'))] },
  'data-paused': { landing, cards: [active('Vera Olsen', notice('data-cutoff'))] },
  'top-up-pending': { landing, cards: [active('Rita Bloom', notice('top-up-pending'))] },
  'plan-scheduled': { landing, cards: [active('Finn Bloom', scheduledFor('Best Fit 10GB'))] },
  'sim-swap': {
    landing,
    cards: [
      {
        title: 'Anya Bloom',
        says: [states.active.tag, titleOf('sim-swap'), notice('sim-swap')],
        noData: titleOf('sim-swap'),
      },
    ],
  },
  locked: { landing, cards: [active('Hank Bloom')] },
  'home-internet': { landing, cards: [active('Walt Jensen')] },
  'roaming-on': { landing, cards: [active('Mila Rossi'), active('Enzo Rossi')] },
  'other-brand': { landing, cards: [active('Sasha Moore')] },
  'no-account': { landing: '/user', page: [noAccountCopy.heading], noLine: hidden },
};

/** What makes an order impossible after its page was opened: what changes at the carrier, and the words for it. */
export const blockers: Readonly<
  Record<string, { set: Record<string, unknown>; ofPrimary?: Record<string, unknown>; words: string }>
> = {
  fraud: { set: { category: 'FRAUD' }, words: problemCopy.letsTalk.text },
  suspended: { set: { status: 3 }, words: why('suspended') },
  'suspended for an open bill': {
    set: { status: 3 },
    ofPrimary: { meta: { suspended_reason: 'NonPay Suspension' } },
    words: why('non-pay'),
  },
  'a suspended primary': { set: {}, ofPrimary: { status: 3 }, words: why('primary-suspended') },
  'a SIM swap': { set: { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, words: why('sim-swap') },
  'not active': { set: { status: 1 }, words: why('not-active') },
  disconnected: { set: { status: 4 }, words: why('not-active') },
};

export { hidden, scheduledFor };
