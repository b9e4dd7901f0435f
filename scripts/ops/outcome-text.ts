/** What the portal says of a command about one operation. */
export interface OutcomeAnswer {
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
export function outcomeText(answer: OutcomeAnswer): string {
  const { as, state, carrier } = answer;
  const why = nothingChanged[as];
  if (why) return why(answer);
  if (as === 'settled') return `It is ${state}${carrier === undefined ? '' : ` (the carrier: ${carrier})`}.`;
  return carrier === 'nobody signed in'
    ? `Not asked: nobody of this account is signed in, so there is no token to ask the carrier with. It is ${state}.`
    : `The carrier: ${carrier}. It is ${state}.`;
}
