import type { AccountReport, ReportedJob, ReportedOperation } from '#workers/account/account-report.ts';
import { moment, portalCommand } from './portal-command.ts';

/** What is kept of an account, without what a person typed. */
export const show = portalCommand({
  name: 'show',
  wants: 'GROUP',
  says:
    'GROUP is the carrier’s id of a group.\n' +
    'Lines, customers and orders are named by the carrier’s ids, times are UTC.',
  body: ({ positionals: [group] }) => (group ? { group } : undefined),
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

function operationLines(one: ReportedOperation): string[] {
  const { reference, kind, state, subject, actor, sentAt, settledAt, lastCheckedAt, refusal, told, settlement } = one;
  const end = settledAt === undefined ? '' : `, ended ${moment(settledAt)}`;
  const problem = refusal === undefined ? '' : `, refusal ${refusal}`;
  return [
    `${reference}  ${kind}  ${state}${one.isOpen ? ' (open)' : ''}${problem}`,
    `  sent ${moment(sentAt)}${end}, carrier last asked: ${moment(lastCheckedAt)}`,
    `  about ${subject}, asked for by ${actor}`,
    ...(told ? [`  ${JSON.stringify(told)}`] : []),
    ...one.steps.map((step) => {
      const result = step.result === undefined ? '' : ` ${step.result}`;
      const why = step.refusal === undefined ? '' : ` (${step.refusal})`;
      return `  step ${step.step}: ${step.state}${result}${why}, sent ${moment(step.sentAt)}`;
    }),
    ...(settlement
      ? [`  settled by ${settlement.by} from ${settlement.from}, carrier: ${settlement.carrier}: ${settlement.because}`]
      : []),
  ];
}

function jobLine({ kind, subject, startedAt, nextAt, failures, throws, restUntil }: ReportedJob): string {
  const next = nextAt === undefined ? 'sleeps until somebody signs in' : `next ${moment(nextAt)}`;
  const rest = throws === undefined ? '' : `, threw ${throws} times, rests until ${moment(restUntil)}`;
  return `question ${kind} of ${subject}: since ${moment(startedAt)}, ${next}, ${failures} without an answer${rest}`;
}
