import type { Reason } from '#rpc/domain/permission.ts';

/** Why something cannot be done, and what to do instead. */
export type ReasonCopy = Record<Reason, (supportNumber: string) => string>;

export const reasonCopy: ReasonCopy = {
  'not-yours': () => 'This line isn’t yours to change. Ask the primary holder of your group.',
  fraud: (supportNumber) => `This is temporarily unavailable on your account. Call ${supportNumber}.`,
  'non-pay': (supportNumber) =>
    `A bill on your account hasn’t been paid. Pay it, or call ${supportNumber}, and try again.`,
  suspended: (supportNumber) => `This line is suspended. Call ${supportNumber} to use it again.`,
  'primary-suspended': (supportNumber) =>
    `The primary line of your group is suspended. Call ${supportNumber} to use it again.`,
  'primary-disabled': (supportNumber) =>
    `The primary line of this group is disabled, so nothing can be changed. To find out why, call ${supportNumber}.`,
  'primary-not-active': () => 'The primary line of your group has to be active first. Check with your group owner.',
  'sim-swap': () => 'A SIM swap is in progress on this line. Try again when it’s done.',
  'not-active': () => 'This line has to be active first.',
  'does-not-apply': () => 'This isn’t needed on this line right now.',
  unpaid: (supportNumber) => `The order for your SIM card isn’t placed yet. Wait for it, or call ${supportNumber}.`,
  secondary: () => 'Only the primary holder of your group can do this. Ask them to.',
  'lines-full': (supportNumber) => `Your group has all the lines it can have. To change that, call ${supportNumber}.`,
  'lines-unsettled': () =>
    'Every line of your group has to be active or disconnected first. Try again when none of them is being ' +
    'activated or moved.',
  'plan-changing': () => 'A plan change is in progress on this line. Try again when it’s done.',
  'already-scheduled': () => 'This plan already starts with your next billing cycle.',
  'device-without-esim': () => 'This plan is for eSIM only, and this line’s device doesn’t take an eSIM.',
  'device-unknown': (supportNumber) =>
    `This plan is for eSIM only, and we couldn’t find out whether this line’s device takes one. Try again ` +
    `later, or call ${supportNumber}.`,
  'time-not-offered': () => 'This plan can’t start at that time. Choose again.',
  'lines-closed': (supportNumber) => `New lines can’t be added here right now. To add one, call ${supportNumber}.`,
  'already-locked': () => 'Your account is locked already. Unlock it in Settings.',
  'not-locked': () => 'Your account isn’t locked.',
  'already-paid': () => 'The month in advance is paid already.',
  'nothing-due': () => 'There is nothing to pay right now.',
  'no-promise': (supportNumber) => `You can’t promise to pay later right now. Pay now, or call ${supportNumber}.`,
  'bad-day': () => 'That day can’t be promised. Go back and choose another one.',
  'default-card': () => 'Your default card can’t be removed. Choose another one as default first.',
  'cards-full': () => 'You have four saved cards, which is the most. Choose one to remove before you add another.',
  'not-delivered': () => 'A SIM card can be activated when it’s delivered. Check here where it is.',
  'invitations-closed': (supportNumber) =>
    `Friends can’t be invited right now. Try again later, or call ${supportNumber}.`,
  'service-closed': (supportNumber) =>
    `This service can’t be changed right now. To ask about it, call ${supportNumber}.`,
  'service-changing': () => 'A request for this line is in progress. Try again when it’s done.',
  'router-offline': (supportNumber) =>
    `Your router is offline, so nothing can be changed. Check that it’s plugged in and that its lights are on, and ` +
    `try again in five minutes. If it stays offline, call ${supportNumber}.`,
  'router-restarting': () =>
    'Your router is restarting, so nothing can be changed. Wait about five minutes until it’s online, and try again.',
  'router-changing': () => 'Another change of your router is in progress. Try again when it’s done.',
  'not-on-sale': () => 'This size isn’t on sale any more. Choose another one.',
};
