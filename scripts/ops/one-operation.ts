import { portalCommand } from './portal-command.ts';

const unasked = ['nobody signed in', 'identity provider unreachable', 'not asked', 'no answer'];

/** Reconciles an operation with the carrier now. */
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

/** Settles an operation with a result that the operator has from another source. */
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

/** The portal's answer to a command about one operation. */
interface OutcomeAnswer {
  as: string;
  group?: string;
  groups?: readonly string[];
  state?: string;
  carrier?: string;
  steps?: readonly string[];
}

const nothingChanged: Readonly<Record<string, (answer: OutcomeAnswer) => string>> = {
  several: ({ groups = [] }) => `Two accounts have such a reference: say which with --group: ${groups.join(', ')}.`,
  unread: () => 'Another version of the portal has to read it: nothing was changed.',
  'on-its-way': () => 'The carrier is being asked right now: try again in a minute.',
  'not-now': ({ state }) => `It is ${state}, and may not be settled: nothing was changed.`,
  stands: ({ steps = [] }) =>
    `These steps were done and nothing undoes them, or may have taken money: ${steps.join(', ')}. Nothing was changed.`,
  'shows-reply': () => 'Its page shows what the carrier replied, and nothing was: it cannot be settled as done.',
  contradicted: ({ carrier, state }) => `The carrier says "${carrier}", so it stays ${state}: nothing was changed.`,
};

/** The answer as a line for a person. */
function outcomeText(answer: OutcomeAnswer): string {
  const { as, state, carrier } = answer;
  const why = nothingChanged[as];
  if (why) return why(answer);
  if (as === 'settled') return `It is ${state}${carrier === undefined ? '' : ` (the carrier: ${carrier})`}.`;
  return carrier === 'nobody signed in'
    ? `Not asked: nobody of this account is signed in, so there is no token to ask the carrier with. It is ${state}.`
    : `The carrier: ${carrier}. It is ${state}.`;
}
