import { portalCommand } from './portal-command.ts';

const unreadReasons = ['nobody signed in', 'identity provider unreachable', 'not asked', 'no answer'];

/** Command that reconciles an operation with the carrier now. */
export const recheck = portalCommand({
  name: 'recheck',
  does: 'Reconciles an operation with the carrier now.',
  wants: 'REFERENCE',
  says:
    'Reconciles an operation with the carrier now, with the tokens of a signed-in person of the account.\n' +
    '--group GROUP names the group when the reference alone does not lead to it.',
  options: ['group'],
  body: ({ positionals: [reference], values: { group } }) => (reference ? { reference, group } : undefined),
  tell: outcomeText,
  code: ({ kind, carrier = '' }: OutcomeAnswer) => (kind === 'asked' && unreadReasons.includes(carrier) ? 1 : 0),
});

/** Settles an operation with a result that the operator has from another source. */
export const settle = portalCommand({
  name: 'settle',
  does: 'Settles an operation with a result that you have from the carrier.',
  wants: 'REFERENCE done|refused --because "…"',
  says:
    'Settles an operation that needs care or is stuck, once you have its result from the carrier.\n' +
    'Its customer sees that result from then on. It sends nothing to the carrier and moves no money.\n' +
    'If the carrier reports another result, nothing changes.\n' +
    '--because is stored with it: no names, no numbers of people. --group GROUP as for recheck.',
  options: ['group'],
  reason: 'needed',
  body: ({ positionals: [reference, end], values: { because, group } }) =>
    reference && (end === 'done' || end === 'refused') ? { reference, end, because, group } : undefined,
  tell: outcomeText,
});

/** The portal's answer to a command about one operation. */
interface OutcomeAnswer {
  kind: string;
  group?: string;
  groups?: readonly string[];
  state?: string;
  carrier?: string;
  steps?: readonly string[];
}

const nothingChanged: Readonly<Record<string, (answer: OutcomeAnswer) => string>> = {
  several: ({ groups = [] }) => `Several accounts have this reference. Choose one with --group: ${groups.join(', ')}.`,
  unread: () => 'Another version of the portal has to read it. Nothing changed.',
  'on-its-way': () => 'A read of the carrier is under way: try again in a minute.',
  'not-now': ({ state }) => `It is ${state}, and may not be settled. Nothing changed.`,
  stands: ({ steps = [] }) =>
    `These steps cannot be undone, or may have taken money: ${steps.join(', ')}. Nothing changed.`,
  'shows-reply': () => 'Its page shows the reply of the carrier, and there is none. It cannot be settled as done.',
  contradicted: ({ carrier, state }) => `The carrier reports "${carrier}", so it stays ${state}. Nothing changed.`,
};

/** Formats the answer as one line for a person. */
function outcomeText(answer: OutcomeAnswer): string {
  const { kind, state, carrier } = answer;
  const refusal = nothingChanged[kind];
  if (refusal) return refusal(answer);
  if (kind === 'settled') return `It is ${state}${carrier === undefined ? '' : ` (the carrier: ${carrier})`}.`;
  if (carrier === 'not asked')
    return `The carrier was not asked, because that would send the remaining steps. It is ${state}.`;
  return carrier === 'nobody signed in'
    ? `Nobody of this account is signed in, so there is no token to ask the carrier with. It is ${state}.`
    : `The carrier: ${carrier}. It is ${state}.`;
}
