import { outcomeText } from './outcome-text.ts';
import { portalCommand } from './portal-command.ts';

/** Ends an operation by what the operator knows from elsewhere. */
export const settle = portalCommand({
  name: 'settle',
  wants: 'REFERENCE done|refused --because "…"',
  says:
    'Ends an operation that needs care or is stuck, once you know from the carrier how it went:\n' +
    'its customer sees it so from then on. It sends nothing to the carrier and moves no money.\n' +
    'What the carrier says outweighs you.\n' +
    '--because is kept with it: no names, no numbers of people. --group GROUP as for recheck.',
  options: ['because', 'group'],
  body: ({ positionals: [reference, end], values: { because, group } }) =>
    reference && (end === 'done' || end === 'refused') && because ? { reference, end, because, group } : undefined,
  tell: outcomeText,
});
