import type { AccountReport, ReportedJob, ReportedOperation } from '#workers/account/account-report.ts';
import { moment, portalCommand } from './portal-command.ts';

interface FoundAnswer {
  accounts: { group: string; by: string; logTags: string[]; operation?: { kind: string; state: string } }[];
}

/** Finds the account for a reference, group or email address that a customer names on the phone. */
export const find = portalCommand({
  name: 'find',
  wants: 'REFERENCE|GROUP|EMAIL',
  says:
    'REFERENCE is the "Reference" of a page, GROUP the carrier’s id of a group,\n' + 'EMAIL the address of a sign-in.',
  body: ({ positionals: [said] }) => (said ? { said } : undefined),
  tell: ({ accounts }: FoundAnswer) =>
    accounts
      .map(({ group, by, logTags, operation }) => {
        const state = operation ? `: ${operation.kind}, ${operation.state}` : '';
        return `group ${group} (by ${by}${state})\n  log lines: "account":"${logTags.join('" or "account":"')}"`;
      })
      .join('\n'),
});

/** Prints the stored state of an account, without text that a person typed. */
export const show = portalCommand({
  name: 'show',
  wants: 'GROUP',
  says:
    'GROUP is the carrier’s id of a group. Prints the latest 50 operations, or those before --before TIME.\n' +
    'Lines, customers and orders are named by the carrier’s ids, times are UTC.',
  options: ['before'],
  body: ({ positionals: [group], values: { before } }) => {
    const at = before === undefined ? undefined : Date.parse(before);
    return group && !Number.isNaN(at) ? { group, before: at } : undefined;
  },
  tell: (report: AccountReport & { group: string }) =>
    [
      `group ${report.group}`,
      ...report.operations.flatMap(operationLines),
      ...report.jobs.map(jobLine),
      ...Object.entries(report.sessions).map(([customer, count]) => `customer ${customer}: ${count} sessions`),
      ...report.limits.map(({ customer, name, at }) => `customer ${customer}: counted ${name} at ${moment(at)}`),
      ...report.drafts.map(({ name, subject }) => `draft ${name} of ${subject}`),
      ...Object.entries(report.setbacks).map(
        ([work, { throws, until }]) => `alarm: ${work} threw ${throws} times, rests until ${moment(until)}`,
      ),
      ...report.toForget.map(
        ({ receipt, customer = 'everybody' }) => `to be forgotten: ${customer}, receipt ${receipt}`,
      ),
    ].join('\n'),
});

function operationLines(operation: ReportedOperation): string[] {
  const { reference, kind, state, subject, actor, sentAt, settledAt, lastCheckedAt, refusal, told, settlement } =
    operation;
  const end = settledAt === undefined ? '' : `, ended ${moment(settledAt)}`;
  const problem = refusal === undefined ? '' : `, refusal ${refusal}`;
  return [
    `${reference}  ${kind}  ${state}${operation.isOpen ? ' (open)' : ''}${problem}`,
    `  sent ${moment(sentAt)}${end}, carrier last asked: ${moment(lastCheckedAt)}`,
    `  about ${subject}, asked for by ${actor}`,
    ...(told ? [`  ${JSON.stringify(told)}`] : []),
    ...operation.steps.map((step) => {
      const result = step.result === undefined ? '' : ` ${step.result}`;
      const reason = step.refusal === undefined ? '' : ` (${step.refusal})`;
      return `  step ${step.step}: ${step.state}${result}${reason}, sent ${moment(step.sentAt)}`;
    }),
    ...(settlement
      ? [`  settled by ${settlement.by} from ${settlement.from}, carrier: ${settlement.carrier}: ${settlement.reason}`]
      : []),
  ];
}

function jobLine({ kind, subject, startedAt, nextAt, failures, throws, restUntil }: ReportedJob): string {
  const next = nextAt === undefined ? 'sleeps until somebody signs in' : `next ${moment(nextAt)}`;
  const backoff = throws === undefined ? '' : `, threw ${throws} times, rests until ${moment(restUntil)}`;
  return `question ${kind} of ${subject}: since ${moment(startedAt)}, ${next}, ${failures} without an answer${backoff}`;
}

/** Signs a customer out, or a whole group. */
export const endSessions = portalCommand({
  name: 'end-sessions',
  wants: 'GROUP [CUSTOMER]',
  says:
    'Signs a customer out everywhere, or a whole group.\n' +
    'GROUP and CUSTOMER are the carrier’s ids. --because is stored in the audit log.',
  options: ['because'],
  body: ({ positionals: [group, customer], values: { because } }) => (group ? { group, customer, because } : undefined),
  tell: ({ sessions }: { sessions: number }) => `${sessions} sessions ended`,
});

/** Signs an agent of the care team out. */
export const endAgent = portalCommand({
  name: 'end-agent',
  wants: 'EMAIL',
  says: 'Signs an agent out, with what they look at. Remove the agent at the care team’s identity provider first.',
  body: ({ positionals: [agent] }) => (agent ? { agent } : undefined),
  tell: ({ sessions }: { sessions: number }) => `${sessions} sessions ended`,
});

type ForgottenAnswer = { receipt: string } & (
  | { forgotten: true; sessions: number }
  | { forgotten: false; underWay: number }
);

/** Deletes the portal's data of a customer, or of a whole group. */
export const forget = portalCommand({
  name: 'forget',
  wants: 'GROUP [CUSTOMER]',
  says:
    'Deletes the portal’s data of a customer, or of a whole group, and ends their sessions.\n' +
    'With operations in progress it does so after the last of them.\n' +
    'GROUP and CUSTOMER are the carrier’s ids. --because is stored in the audit log.',
  options: ['because'],
  body: ({ positionals: [group, customer], values: { because } }) => (group ? { group, customer, because } : undefined),
  tell: (answer: ForgottenAnswer) =>
    answer.forgotten
      ? `Forgotten; ${answer.sessions} sessions ended. Receipt ${answer.receipt}`
      : `Waits for ${answer.underWay} operations in progress. Receipt ${answer.receipt}`,
});
