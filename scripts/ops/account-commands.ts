import { readFileSync } from 'node:fs';
import type { AccountReport, ReportedJob, ReportedOperation } from '#workers/account/account-report.ts';
import type { Forgotten, ForgetPlan } from '#workers/account/account-rpc.ts';
import type { FoundAccount } from '#workers/operator/find-account.ts';
import { moment, portalCommand } from './portal-command.ts';

/** Finds the account for a reference, group or email address that a customer names on the phone. */
export const find = portalCommand({
  name: 'find',
  does: 'Finds the account of a reference, a group or an email address.',
  wants: 'REFERENCE|GROUP|EMAIL',
  says:
    'REFERENCE is the "Reference" of a page, GROUP the carrier’s id of a group,\n' + 'EMAIL the address of a sign-in.',
  body: ({ positionals: [said] }) => (said ? { said } : undefined),
  tell: ({ accounts }: { accounts: FoundAccount[] }) =>
    accounts
      .map(({ group, by, customer, logTags, operation }) => {
        const state = operation ? `: ${operation.kind}, ${operation.state}` : '';
        const person = customer === undefined ? '' : `\n  customer ${customer}`;
        return `group ${group} (by ${by}${state})${person}\n  log lines: "account":"${logTags.join('" or "account":"')}"`;
      })
      .join('\n'),
});

/** Prints the stored state of an account, without text that a person typed. */
export const show = portalCommand({
  name: 'show',
  does: 'Shows the stored state of an account.',
  wants: 'GROUP',
  says:
    'GROUP is the carrier’s id of a group. Prints the latest 50 operations, or those before --before TIME.\n' +
    'Lines, customers and orders are named by the carrier’s ids, times are UTC.',
  options: ['before'],
  body: ({ positionals: [group], values: { before } }) => {
    const endsAt = before === undefined ? undefined : Date.parse(before);
    return group && !Number.isNaN(endsAt) ? { group, before: endsAt } : undefined;
  },
  tell: (report: AccountReport & { group: string }) =>
    [
      `group ${report.group}`,
      ...report.operations.flatMap(operationLines),
      ...report.jobs.map(jobLine),
      ...Object.entries(report.sessions).map(
        ([customer, count]) =>
          `customer ${customer}${customer === report.holder ? ' (account holder)' : ''}: ${count} sessions`,
      ),
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
  const names = [
    ...(operation.order === undefined ? [] : [`order ${operation.order}`]),
    ...(operation.transaction === undefined ? [] : [`x-transaction-id ${operation.transaction}`]),
  ];
  const end = settledAt === undefined ? '' : `, ended ${moment(settledAt)}`;
  // The time of the last poll goes with its job: none is left of an operation that ended.
  const isPolled = settledAt === undefined || lastCheckedAt !== undefined;
  const poll = isPolled ? `, carrier last asked: ${moment(lastCheckedAt)}` : '';
  const problem = refusal === undefined ? '' : `, refusal ${refusal}`;
  return [
    `${reference}  ${kind}  ${state}${operation.isOpen ? ' (open)' : ''}${problem}`,
    `  sent ${moment(sentAt)}${end}${poll}`,
    `  about ${subject}, asked for by ${actor}`,
    ...(told ? [`  ${JSON.stringify(told)}`] : []),
    ...(names.length > 0 ? [`  at the carrier: ${names.join(', ')}`] : []),
    ...operation.steps.map((step) => {
      const result = step.result === undefined ? '' : ` ${step.result}`;
      const reason = step.refusal === undefined ? '' : ` (${step.refusal})`;
      return `  step ${step.step}: ${step.state}${result}${reason}, sent ${moment(step.sentAt)}, x-transaction-id ${step.transaction}`;
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

/** Maximum number of groups in one command. */
const mostAtOnce = 200;

/** Returns the lines of a list, each a group and perhaps a customer. */
function listIn(file: string): { group: string; customer: string | undefined }[] {
  const lines = readFileSync(file === '-' ? 0 : file, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [group, customer] = line.trim().split(/\s+/);
    return group ? [{ group, customer }] : [];
  });
}

/** Command that signs out customers or whole groups. */
export const endSessions = portalCommand({
  name: 'end-sessions',
  does: 'Signs customers or groups out, also from a list.',
  wants: 'GROUP [CUSTOMER] | --list FILE --because "…"',
  says:
    'Signs a customer out everywhere, or a whole group, or those of a list: in each line a group, and perhaps a\n' +
    `customer, ${mostAtOnce} lines at most; - reads it from stdin. Exits with 1 where nobody was signed in.\n` +
    'GROUP and CUSTOMER are the carrier’s ids. --because is stored in the audit log.',
  options: ['list'],
  reason: 'needed',
  body: ({ positionals: [group, customer], values: { because, list } }) => {
    if ((group === undefined) === (list === undefined)) return undefined;
    const whom = list === undefined ? [{ group: group ?? '', customer }] : listIn(list);
    if (whom.length === 0) return `${list} is empty.`;
    if (whom.length > mostAtOnce) return `The list has ${whom.length} lines: split it into parts of ${mostAtOnce}.`;
    return { whom, because };
  },
  tell: ({ sessions, ended = [] }: { sessions: number; ended?: { sessions: number }[] }) => {
    const none = ended.filter((one) => one.sessions === 0).length;
    if (ended.length < 2) return `${sessions} sessions ended`;
    return `${sessions} sessions of ${ended.length - none} ended; ${none} had none`;
  },
  code: ({ sessions }: { sessions: number }) => (sessions > 0 ? 0 : 1),
});

/** Command that signs out a care agent. */
export const endAgent = portalCommand({
  name: 'end-agent',
  does: 'Signs an agent of the care team out.',
  wants: 'EMAIL',
  says: 'Signs an agent out, with what they look at. Remove the agent at the care team’s identity provider first.',
  body: ({ positionals: [agent] }) => (agent ? { agent } : undefined),
  tell: ({ sessions }: { sessions: number }) => `${sessions} sessions ended`,
  code: ({ sessions }: { sessions: number }) => (sessions > 0 ? 0 : 1),
});

type ForgottenAnswer =
  | { kind: 'whom'; customers: { customer: string; isHolder: boolean }[] }
  | ({ kind: 'plan' } & ForgetPlan)
  | ({ kind?: undefined; receipt: string } & Forgotten);

const listOf = (operations: ForgetPlan['goes']) =>
  operations.map(({ reference, kind }) => `\n  ${reference}  ${kind}`).join('');

/** Deletes the portal's data of a customer, or of a whole group. */
export const forget = portalCommand({
  name: 'forget',
  does: 'Shows what would be erased of a customer or group, and erases it.',
  wants: 'GROUP CUSTOMER|--everybody --because "…" [--confirm]',
  says:
    'Shows what would be erased of a customer, or of everybody in the group, and what stays for others.\n' +
    'With --confirm it erases that and ends their sessions; with operations in progress after the last of them.\n' +
    'GROUP and CUSTOMER are the carrier’s ids; find EMAIL prints both. --because is stored in the audit log.',
  reason: 'needed',
  flags: ['everybody', 'confirm'],
  body: ({ positionals: [group, customer], values: { because }, flags: { everybody, confirm } }) =>
    group ? { group, customer, everybody, because, confirm } : undefined,
  tell(answer: ForgottenAnswer) {
    if (answer.kind === 'whom') {
      const people = answer.customers.map(
        ({ customer, isHolder }) => `${customer}${isHolder ? ' (account holder)' : ''}`,
      );
      return `Whom? Name one of ${people.join(', ')}, or --everybody. Nothing was erased.`;
    }
    if (answer.kind === 'plan')
      return [
        `Would end ${answer.sessions} sessions, and erase drafts, devices and ${answer.goes.length} operations:` +
          listOf(answer.goes),
        `Stays for others, without this person: ${answer.stays.length} operations${listOf(answer.stays)}`,
        `Stays untouched: ${answer.others.join(', ') || 'nobody'}`,
        ...(answer.underWay > 0 ? [`Waits for ${answer.underWay} operations in progress.`] : []),
        'Nothing was erased yet. Repeat it with --confirm.',
      ].join('\n');
    return answer.forgotten
      ? `Forgotten; ${answer.sessions} sessions ended. Receipt ${answer.receipt}`
      : `Waits for ${answer.underWay} operations in progress. Receipt ${answer.receipt}`;
  },
});
