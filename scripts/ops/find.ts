import { portalCommand } from './portal-command.ts';

interface FoundAnswer {
  accounts: { group: string; by: string; logTags: string[]; operation?: { kind: string; state: string } }[];
}

/** From what a customer says on the phone to their account. */
export const find = portalCommand({
  name: 'find',
  wants: 'REFERENCE|GROUP|EMAIL',
  says:
    'REFERENCE is what a page shows as "Reference", GROUP the carrier’s id of a group,\n' +
    'EMAIL what was signed in with.',
  body: ({ positionals: [said] }) => (said ? { said } : undefined),
  tell: ({ accounts }: FoundAnswer) =>
    accounts
      .map(({ group, by, logTags, operation }) => {
        const what = operation ? `: ${operation.kind}, ${operation.state}` : '';
        return `group ${group} (by ${by}${what})\n  log lines: "account":"${logTags.join('" or "account":"')}"`;
      })
      .join('\n'),
});
