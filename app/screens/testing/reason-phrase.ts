import type { Reason } from '#rpc/domain/decision.ts';

/** A phrase of each reason that a line's state or its group can give, as pages show it. */
export const phrases: Partial<Record<Reason, RegExp>> = {
  fraud: /temporarily unavailable/,
  'non-pay': /wasn’t paid in time|suspended until it’s paid/,
  suspended: /line is suspended/i,
  'primary-suspended': /(Your own|The account holder’s) line is suspended/,
  'primary-disabled': /(Your own|The account holder’s) line is disabled/,
  'primary-not-active': /(Your own|The account holder’s) line has to be active first/,
  'sim-swap': /SIM swap (is )?in progress/,
  'not-active': /once .*line is active|line is (suspended|disconnected)/,
  'kit-not-sent': /once it has shipped/,
  'does-not-apply': /doesn’t need this right now|line is (suspended|disconnected)|You can change the name here only/,
  unpaid: /order for your SIM card isn’t complete|Order Placement Underway/,
  'account-locked': /account is locked, so no SIM card or eSIM is sent/,
  'already-locked': /already locked/,
  'not-locked': /isn’t locked/,
  'lines-unsettled': /You can change plans (once every line|when these lines are ready)/,
};
