import { portalCommand } from './portal-command.ts';

type ForgottenAnswer = { receipt: string } & (
  | { forgotten: true; sessions: number }
  | { forgotten: false; underWay: number }
);

/** Deletes what the portal keeps of a customer, or of a whole group. */
export const forget = portalCommand({
  name: 'forget',
  wants: 'GROUP [CUSTOMER]',
  says:
    'Deletes what the portal keeps of a customer, or of a whole group, and ends their sessions;\n' +
    'with operations of theirs under way, once the last of them ended.\n' +
    'GROUP and CUSTOMER are the carrier’s ids. --because is kept.',
  options: ['because'],
  body: ({ positionals: [group, customer], values: { because } }) => (group ? { group, customer, because } : undefined),
  tell: (answer: ForgottenAnswer) =>
    answer.forgotten
      ? `Forgotten; ${answer.sessions} sessions ended. Receipt ${answer.receipt}`
      : `It waits for ${answer.underWay} operations under way, and is carried out then. Receipt ${answer.receipt}`,
});
