import type { Reason } from '#rpc/domain/permission.ts';

/** Why something cannot be done, and what to do instead; `holder` is the account holder's name, where it is known. */
export type ReasonCopy = Record<Reason, (supportNumber: string, holder?: string) => string>;

const theHolder = (name?: string) => (name ? `${name}, the account holder,` : 'the account holder');

export const reasonCopy: ReasonCopy = {
  'not-yours': (_, holder) => `Only ${theHolder(holder)} can change this line. Ask them to.`,
  fraud: (supportNumber) => `This is temporarily unavailable on your account. Call ${supportNumber}.`,
  'non-pay': (supportNumber) =>
    `A bill on your account hasn’t been paid. Pay it, or call ${supportNumber}, and try again.`,
  suspended: (supportNumber) => `This line is suspended. Call ${supportNumber} to restore service.`,
  'primary-suspended': (supportNumber) =>
    `The account holder’s line is suspended. Call ${supportNumber} to restore service.`,
  'primary-disabled': (supportNumber) =>
    `The account holder’s line is disabled, so nothing can be changed. To find out why, call ${supportNumber}.`,
  'primary-not-active': () => 'The account holder’s line has to be active first. Ask them to activate it.',
  'sim-swap': () => 'A SIM swap is in progress on this line. Try again when it’s done.',
  'not-active': () => 'You can do this once the line is active.',
  'does-not-apply': () => 'This line doesn’t need this right now.',
  unpaid: (supportNumber) => `The order for your SIM card isn’t complete yet. Wait a little, or call ${supportNumber}.`,
  secondary: (_, holder) => `Only ${theHolder(holder)} can do this. Ask them to.`,
  'lines-full': (supportNumber) => `You’ve reached the 6-line limit. If you need more, call ${supportNumber}.`,
  'lines-unsettled': () =>
    'You can change plans once every line on your account is set up. Try again when no line is being activated or ' +
    'transferred.',
  'plan-changing': () => 'A plan change is in progress on this line. Try again when it’s done.',
  'already-scheduled': () => 'This plan already starts with your next billing cycle.',
  'device-without-esim': () => 'This plan is for eSIM only, and this line’s device doesn’t support eSIM.',
  'device-unknown': (supportNumber) =>
    `This plan is for eSIM only, and we can’t tell whether this line’s device supports eSIM. Try again later, or ` +
    `call ${supportNumber}.`,
  'time-not-offered': () => 'This plan can’t start at that time. Choose another time.',
  'lines-closed': (supportNumber) => `You can’t add lines here right now. To add one, call ${supportNumber}.`,
  'already-locked': () => 'Your account is already locked. Unlock it in Settings.',
  'not-locked': () => 'Your account isn’t locked.',
  'already-paid': () => 'You already paid the month in advance.',
  'nothing-due': () => 'You don’t owe anything right now.',
  'no-promise': (supportNumber) => `You can’t promise to pay later right now. Pay now, or call ${supportNumber}.`,
  'bad-day': () => 'You can’t choose that day. Go back and choose another one.',
  'default-card': () => 'You can’t remove your default card. Choose another default card first.',
  'cards-full': () => 'You can save up to four cards. Choose one to remove before you add another.',
  'not-delivered': () => 'You can activate a SIM card once it’s delivered. Check its delivery here.',
  'invitations-closed': (supportNumber) =>
    `You can’t invite friends right now. Try again later, or call ${supportNumber}.`,
  'service-closed': (supportNumber) => `You can’t change this service right now. For help, call ${supportNumber}.`,
  'service-changing': () => 'A request for this line is in progress. Try again when it’s done.',
  'router-offline': (supportNumber) =>
    `Your router is offline, so you can’t change anything. Check that it’s plugged in and its lights are on, and ` +
    `try again in five minutes. If it stays offline, call ${supportNumber}.`,
  'router-restarting': () => 'Your router is restarting. Wait about five minutes until it’s online, and try again.',
  'router-changing': () => 'Another change to your router is in progress. Try again when it’s done.',
  'not-on-sale': () => 'This amount is no longer available. Choose another one.',
};
