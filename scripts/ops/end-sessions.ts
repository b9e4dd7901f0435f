import { portalCommand } from './portal-command.ts';

/** Signs a customer out, or a whole group. */
export const endSessions = portalCommand({
  name: 'end-sessions',
  wants: 'GROUP [CUSTOMER]',
  says:
    'Signs a customer out everywhere, or a whole group.\n' +
    'GROUP and CUSTOMER are the carrier’s ids. --because is kept.',
  options: ['because'],
  body: ({ positionals: [group, customer], values: { because } }) => (group ? { group, customer, because } : undefined),
  tell: ({ sessions }: { sessions: number }) => `${sessions} sessions ended`,
});
