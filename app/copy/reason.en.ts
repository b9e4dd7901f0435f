import type { LineInTheWay, Reason } from '#rpc/domain/permission.ts';
import { lineInSentence } from './ordinal.ts';

/** Who reads it, and what it is about (LINE-42). */
export interface ReasonFacts {
  supportNumber: string;
  /** The account holder reads it. */
  isHolder: boolean;
  /** Where a group member reads it: the account holder's name, if it is known. */
  holder?: string | undefined;
  /** The line that stands in the way; where there is none it is the one that the page is about. */
  line?: LineInTheWay | undefined;
}

/** Why something cannot be done, and what to do instead. */
export type ReasonCopy = Record<Reason, (facts: ReasonFacts) => string>;

const theHolder = ({ holder }: ReasonFacts) => (holder ? `${holder}, the account holder,` : 'the account holder');

/** Whose line, in the middle of a sentence. */
function lineOf({ line, isHolder }: ReasonFacts): string {
  if (!line) return 'this line';
  if (line.whose === 'holder') return 'the account holder’s line';
  if (line.whose === 'other') return lineInSentence(line);
  return line.whose === 'own' && isHolder ? 'your own line' : 'your line';
}

/** The same words, capitalized to start a sentence. */
const startOf = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Why a line is out of service, and the number to call; undefined for a line in any other state. */
function outOfService(facts: ReasonFacts): string | undefined {
  const line = startOf(lineOf(facts));
  const { supportNumber } = facts;
  switch (facts.line?.state) {
    case 'suspended':
      return `${line} is suspended. Call ${supportNumber} to restore service.`;
    case 'disconnected':
      return `${line} is disconnected. To reconnect it, call ${supportNumber}.`;
    default:
      return undefined;
  }
}

/** The account holder's line is not active yet: what its state asks for. */
function holderFirst({ line, isHolder, holder, supportNumber }: ReasonFacts): string {
  const first = `${isHolder ? 'Your own' : 'The account holder’s'} line has to be active first.`;
  const isToActivate = line?.state === 'not-activated' || line?.state === 'activation-failed';
  if (!isHolder) return `${first} Ask ${holder ?? 'them'} ${isToActivate ? 'to activate it' : 'about it'}.`;
  if (line?.state === 'disconnected') return `${first} To reconnect it, call ${supportNumber}.`;
  return `${first} ${isToActivate ? 'Activate it, and then this one.' : 'Check on Home how it stands.'}`;
}

export const reasonCopy: ReasonCopy = {
  'not-yours': (facts) => `Only ${theHolder(facts)} can change this line. Ask them to.`,
  fraud: ({ supportNumber }) => `This is temporarily unavailable on your account. Call ${supportNumber}.`,
  'non-pay': (facts) =>
    facts.isHolder
      ? `A bill on your account hasn’t been paid. Pay it, or call ${facts.supportNumber}, and try again.`
      : `A bill hasn’t been paid. Only ${theHolder(facts)} can pay it. Ask them to, or call ${facts.supportNumber}.`,
  suspended: (facts) => `${startOf(lineOf(facts))} is suspended. Call ${facts.supportNumber} to restore service.`,
  'primary-suspended': ({ isHolder, holder, supportNumber }) =>
    isHolder
      ? `Your own line is suspended, so this can’t be done. Call ${supportNumber} to restore service.`
      : `The account holder’s line is suspended. Ask ${holder ?? 'them'} to call ${supportNumber} and restore service.`,
  'primary-disabled': ({ isHolder, supportNumber }) =>
    `${isHolder ? 'Your own' : 'The account holder’s'} line is disabled, so nothing can be changed. To find out why, ` +
    `call ${supportNumber}.`,
  'primary-not-active': holderFirst,
  'sim-swap': (facts) => `A SIM swap is in progress on ${lineOf(facts)}. Try again when it’s done.`,
  'not-active': (facts) => outOfService(facts) ?? `You can do this once ${lineOf(facts)} is active.`,
  'does-not-apply': (facts) => outOfService(facts) ?? `${startOf(lineOf(facts))} doesn’t need this right now.`,
  unpaid: ({ supportNumber }) =>
    `The order for your SIM card isn’t complete yet. Wait a little, or call ${supportNumber}.`,
  secondary: (facts) => `Only ${theHolder(facts)} can do this. Ask them to.`,
  'lines-full': ({ supportNumber }) => `You’ve reached the 6-line limit. If you need more, call ${supportNumber}.`,
  'lines-unsettled': () =>
    'You can change plans once every line on your account is set up. Try again when no line is being activated or ' +
    'transferred.',
  'plan-changing': (facts) => `A plan change is in progress on ${lineOf(facts)}. Try again when it’s done.`,
  'already-scheduled': () => 'This plan already starts with your next billing cycle.',
  'device-without-esim': () => 'This plan is for eSIM only, and this line’s device doesn’t support eSIM.',
  'device-unknown': ({ supportNumber }) =>
    `This plan is for eSIM only, and we can’t tell whether this line’s device supports eSIM. Try again later, or ` +
    `call ${supportNumber}.`,
  'time-not-offered': () => 'This plan can’t start at that time. Choose another time.',
  'lines-closed': ({ supportNumber }) => `You can’t add lines here right now. To add one, call ${supportNumber}.`,
  'account-locked': ({ isHolder, holder }) =>
    `The account is locked, so no SIM card or eSIM is sent for a line in service. ${
      isHolder ? 'Unlock it in Settings first.' : `Ask ${holder ?? 'the account holder'} to unlock it.`
    }`,
  'already-locked': () => 'Your account is already locked. Unlock it in Settings.',
  'not-locked': () => 'Your account isn’t locked.',
  'already-paid': () => 'You already paid the month in advance.',
  'nothing-due': () => 'You don’t owe anything right now.',
  'no-promise': ({ supportNumber }) =>
    `You can’t make a payment arrangement right now. Pay now, or call ${supportNumber}.`,
  'bad-day': () => 'You can’t choose that day. Go back and choose another one.',
  'default-card': () => 'You can’t remove your default card. Choose another default card first.',
  'cards-full': () => 'You can save up to four cards. Choose one to remove before you add another.',
  'kit-not-sent': ({ supportNumber }) =>
    `You can activate this SIM card once it has shipped. Already have it? Call ${supportNumber}.`,
  'invitations-closed': ({ supportNumber }) =>
    `You can’t invite friends right now. Try again later, or call ${supportNumber}.`,
  'service-closed': ({ supportNumber }) => `You can’t change this service right now. For help, call ${supportNumber}.`,
  'service-changing': () => 'A request for this line is in progress. Try again when it’s done.',
  'no-home-internet': ({ supportNumber }) => `Your account has no home router. For help, call ${supportNumber}.`,
  'router-offline': ({ supportNumber }) =>
    `Your router is offline, so you can’t change anything. Check that it’s plugged in and its lights are on, and ` +
    `try again in five minutes. If it stays offline, call ${supportNumber}.`,
  'router-restarting': () => 'Your router is restarting. Wait about five minutes until it’s online, and try again.',
  'router-changing': () => 'Another change to your router is in progress. Try again when it’s done.',
  'closed-for-now': ({ supportNumber }) =>
    `We’ve paused this for everyone for a short time. Try again later, or call ${supportNumber}.`,
  'not-on-sale': () => 'This amount is no longer available. Choose another one.',
};
