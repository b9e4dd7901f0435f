import type { AuditReport } from '#workers/operator/operator-rpc.ts';
import { moment, portalCommand } from './portal-command.ts';

/** Prints the last lines of the audit log, and whether its chain holds. */
export const audit = portalCommand({
  name: 'audit',
  wants: '[--last 100] [--group GROUP]',
  says:
    'Prints what commands were given, and says whether a line is missing or was changed.\n' +
    '--group GROUP prints those about it.',
  options: ['last', 'group'],
  body: ({ values: { last = '100', group } }) => (/^\d{1,5}$/.test(last) ? { last: Number(last), group } : undefined),
  tell: ({ lines, count, broken }: AuditReport) =>
    [
      ...lines.map(({ number, at, by, what, on, because, result, of }) => {
        const why = because === undefined ? '' : ` because "${because}"`;
        const begun = of === undefined ? '' : ` (of ${of})`;
        return `${number} ${moment(at)} ${by}: ${what} ${on.join(' ')}${why}: ${result}${begun}`;
      }),
      broken.length === 0
        ? `The chain of ${count} lines holds; the last is ${lines.at(-1)?.number}:${lines.at(-1)?.mac}`
        : `THE CHAIN DOES NOT HOLD: missing or changed at ${broken.join(', ')}`,
    ].join('\n'),
  code: ({ broken }: AuditReport) => (broken.length === 0 ? 0 : 1),
});
