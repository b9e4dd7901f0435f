import { type OutcomeAnswer, outcomeText } from './outcome-text.ts';
import { portalCommand } from './portal-command.ts';

const unasked = ['nobody signed in', 'identity provider unreachable', 'not asked', 'no answer'];

/** Asks the carrier about an operation now, by its own read-back. */
export const recheck = portalCommand({
  name: 'recheck',
  wants: 'REFERENCE',
  says:
    'Asks the carrier now how an operation is, with the tokens of somebody of the account who is signed in.\n' +
    '--group GROUP says whose it is where a reference alone does not lead to it.',
  options: ['group'],
  body: ({ positionals: [reference], values: { group } }) => (reference ? { reference, group } : undefined),
  tell: outcomeText,
  code: ({ as, carrier = '' }: OutcomeAnswer) => (as === 'asked' && unasked.includes(carrier) ? 1 : 0),
});
