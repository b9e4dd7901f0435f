import type { AuditLine, AuditReport } from '#workers/operator/operator-rpc.ts';
import { csvOf } from '#app/ui/csv.ts';
import type { ListedAct } from '#workers/operator/list-acts.ts';
import { guardedKinds } from './kinds.ts';
import { moment, portalCommand } from './portal-command.ts';

/** Prints the last lines of the audit log, and whether its chain holds. */
export const audit = portalCommand({
  name: 'audit',
  does: 'Prints and verifies the audit log of commands.',
  wants: '[--last 100] [--group GROUP]',
  says:
    'Prints the commands that were given, and fails when a line is missing or was changed.\n' +
    '--group GROUP prints the commands about one group.',
  options: ['last', 'group'],
  body: ({ values: { last = '100', group } }) => (/^\d{1,5}$/.test(last) ? { last: Number(last), group } : undefined),
  tell: ({ lines, count, broken }: AuditReport) =>
    [
      ...lines.map(({ number, at, by, what, on, because, result, of }) => {
        const reason = because === undefined ? '' : ` because "${because}"`;
        const origin = of === undefined ? '' : ` (of ${of})`;
        return `${number} ${moment(at)} ${by}: ${what} ${on.join(' ')}${reason}: ${result}${origin}`;
      }),
      broken.length === 0
        ? `The chain of ${count} lines holds; the last is ${lines.at(-1)?.number}:${lines.at(-1)?.mac}`
        : `THE CHAIN DOES NOT HOLD: missing or changed at ${broken.join(', ')}`,
    ].join('\n'),
  code: ({ broken }: AuditReport) => (broken.length === 0 ? 0 : 1),
});

interface Exported {
  acts: AuditLine[];
  /** Days on which a line is missing or was changed. */
  broken: string[];
}

const columns = ['at', 'who', 'what', 'account', 'operation', 'result', 'acr', 'age', 'from'] as const;

/** Returns one act, or its outcome, as a row of the export. */
function rowOf({ at, by, what, on: [account = '', operation = ''], result, signIn }: AuditLine) {
  const { acr = '', age = '', from = '' } = signIn ?? {};
  return { at: moment(at), who: by, what, account, operation, result, acr, age, from };
}

/** Prints the guarded acts of customers: for a system that keeps them for as long as the carrier has to. */
export const exportActs = portalCommand({
  name: 'export-acts',
  does: 'Exports the guarded acts of customers as CSV or NDJSON.',
  wants: '--from DAY --to DAY [--format csv|ndjson]',
  says:
    'Prints the acts of customers that need a recent sign-in: 31 days at most, days as 2026-11-23 in UTC.\n' +
    'People, accounts, operations and addresses are keyed tags; age is in seconds. CSV by default.',
  options: ['from', 'to', 'format'],
  body: ({ values: { from, to, format = 'csv' } }) =>
    from && to && ['csv', 'ndjson'].includes(format) ? { from, to } : undefined,
  tell: ({ acts, broken }: Exported, _ok, { values: { format = 'csv' } }) => {
    if (broken.length > 0) return `THE CHAIN DOES NOT HOLD: lines are missing or changed on ${broken.join(', ')}`;
    const rows = acts.map(rowOf);
    if (format === 'ndjson') return rows.map((row) => JSON.stringify(row)).join('\n');
    return csvOf([columns, ...rows.map((row) => columns.map((name) => row[name]))]).trimEnd();
  },
  code: ({ broken }: Exported) => (broken.length === 0 ? 0 : 1),
});

interface Acts {
  acts: ListedAct[];
  /** Number of accounts that the answer leaves out. */
  left: number;
}

/** Lists the guarded acts of a kind, or the groups that they are about: whom a fraud wave hit. */
export const listActs = portalCommand({
  name: 'acts',
  does: 'Lists guarded acts of a kind with their groups and persons.',
  wants: '--kind KIND --since TIME [--from TAG] [--groups]',
  says:
    'Lists guarded acts of one kind with group and person, of the last 7 days at most.\n' +
    'TIME is UTC, as 2026-11-23T03:00Z. --from TAG takes those of one network address alone.\n' +
    '--groups prints each group once, a list for end-sessions.\n' +
    `KIND is one of ${guardedKinds.join(', ')}.`,
  options: ['kind', 'since', 'from'],
  flags: ['groups'],
  body({ values: { kind, since = '', from } }) {
    const sinceMs = Date.parse(since);
    if (kind === undefined || Number.isNaN(sinceMs)) return undefined;
    if (!guardedKinds.includes(kind)) return `There are no guarded acts of the kind ${kind}.`;
    return { kind, since: sinceMs, from };
  },
  tell({ acts, left }: Acts, _ok, { flags: { groups } }) {
    const lines = groups
      ? [...new Set(acts.flatMap(({ group }) => group ?? []))]
      : acts.map(({ at, what, group, customer, from }) => {
          const person =
            group === undefined ? 'forgotten, or not found' : `group ${group}  customer ${customer ?? '?'}`;
          return `${moment(at)}  ${what}  ${person}  from ${from}`;
        });
    if (lines.length === 0) return 'No such acts.';
    return [...lines, ...(left > 0 && !groups ? [`${left} accounts more: begin later with --since.`] : [])].join('\n');
  },
  code: ({ acts }: Acts) => (acts.length > 0 ? 0 : 1),
});
