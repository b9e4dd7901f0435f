import { seeds } from '#fixtures/seeds/seed-table.ts';
import { assumptionKinds, assumptionOfWrites, assumptionsOf } from '../assumption.ts';
import { endpoints } from '../carrier.ts';
import { type Endpoint, isOtherSystem, services } from '../endpoint.ts';
import { formulas } from '../laws/formulas.ts';
import { assumedRelations } from '../laws/law-findings.ts';
import { lawNames } from '../laws/law-names.ts';
import { seedNames } from '../seed.ts';
import { grouped } from './grouped.ts';
import type { Interaction } from './interaction-type.ts';
import { interactions } from './interaction.ts';
import { contractNow, personOf, span, timePassed } from './example-state.ts';
import { notVerified, notVerifiedLines } from './not-verified.ts';

/** Returns the provider states of the pacts by seed: their people, their meaning and the calls in them. */
export function stateList(): string {
  const sections = seedNames.flatMap((seed) => {
    const ofSeed = interactions.filter((interaction) => interaction.seed === seed);
    if (ofSeed.length === 0) return [];
    const { email, customerId, groupId } = personOf(seed);
    return [
      '',
      `## ${seed}`,
      '',
      `${seeds[seed].state} \`${email}\`, line \`${customerId}\`, group \`${groupId}\`.`,
      '',
      ...linesOf(ofSeed),
    ];
  });
  return [
    '# The provider states',
    '',
    'Generated from the examples, see [README](README.md).',
    '',
    `All of them are as of ${contractNow} (\`now\`), in a billing cycle from November 3 to December 2, 2026. Their names:`,
    '',
    "- `a customer like SEED`; an interaction about another group's object has the state of that group as its second",
    '- `… whose next ENDPOINT is refused with CODE`: the parameters have `endpoint`, `resCode` or `exCode`, and `message`',
    '- `… whose next EVENT fails` or `… whose router cannot be reached`: the parameter `fails`; `…, TIME later`: `after`',
    '- then `ENDPOINT has been called` for each call since, with its input as `call`, and `time has passed` with `after`',
    '',
    'The first lines of [seed.ts](seed.ts) have more facts of some: cards, orders, what is owed.',
    ...sections,
    '',
  ].join('\n');
}

type PactState = NonNullable<Interaction['pact']['states']>[number];

/** Returns the calls of each state of a seed; refusals that a state requests share a line. */
function linesOf(ofSeed: readonly Interaction[]): string[] {
  const byState = grouped(ofSeed, (interaction) => stateText(statesOfSeed(interaction)));
  const refusals = ofSeed.flatMap((interaction) => statesOfSeed(interaction).flatMap(refusalText));
  const lines = [...byState].flatMap(([text, members]) =>
    text === '' ? [] : [`- ${text}: ${[...new Set(members.map(({ target }) => target.id))].toSorted().join(', ')}`],
  );
  return refusals.length === 0 ? lines : [...lines, `- refused the next time: ${[...new Set(refusals)].join(', ')}`];
}

/** Leaves out the states of another group, whose object is named. */
function statesOfSeed({ seed, pact }: Interaction): PactState[] {
  return pact.states?.filter(({ parameters }) => parameters?.seed === seed) ?? [];
}

/** Returns the states in words, and nothing for a state with a refusal, which has a line of its own. */
function stateText([first, ...later]: readonly PactState[]): string {
  if (first === undefined || refusalText(first).length > 0) return '';
  const condition = first.description.replace(/^a customer like [^ ,]+(?: whose|,)? ?/, '');
  const since = later.map(({ description, parameters }) =>
    description === timePassed ? span(Number(parameters?.after)) : `\`${description.split(' ')[0]}\``,
  );
  return [condition, since.length > 0 ? `after ${since.join(', ')}` : ''].filter(Boolean).join(', ') || 'at first';
}

function refusalText({ parameters }: PactState): string[] {
  const { endpoint, resCode, exCode } = parameters ?? {};
  return endpoint === undefined ? [] : [`\`${String(endpoint)}\` (${[resCode, exCode].filter(Boolean).join(', ')})`];
}

/** Returns all assumptions by service, and the gaps of a verification, for the backend teams. */
export function assumptionList(): string {
  const all = [assumptionOfWrites, ...endpoints.flatMap(assumptionsOf)];
  const counts = assumptionKinds.map(
    (kind) => `${all.filter((assumption) => assumption.kind === kind).length} ${kind}`,
  );
  const sections = services.flatMap((service) => {
    const targets = endpoints.filter((target) => target.service === service && target.assumed !== undefined);
    return targets.length > 0 ? ['', `## ${service}`, '', ...targets.map(assumptionLine)] : [];
  });
  return [
    '# What the portal assumes',
    '',
    'Generated from the declarations and examples, see [README](README.md).',
    '',
    `Nothing is documented here, so the portal's team chose (${counts.join(', ')}). Please confirm or correct each by its ` +
      'id, such as `billing.customer/shape`; the declaration then changes, and the assumption leaves this list:',
    '',
    '- **path**: where do the inputs travel?',
    '- **shape**: which fields are there?',
    '- **meaning**: what do the values mean?',
    '- **empty-reply**: is the reply empty, without data or with `{}`?',
    '',
    `For all writes (\`${assumptionOfWrites.id}\`): ${assumptionOfWrites.text}`,
    ...sections,
    '',
    '## Laws and relations',
    '',
    'Leave one out with `--without "NAME"`. An assumed one is given by no requirement, so please confirm or correct it. ' +
      'Money is in dollars in your replies, and in cents in messages.',
    '',
    ...lawNames.map(lawLine),
    '',
    '## What is not verified',
    '',
    'A service can do these wrong and still hold every interaction.',
    '',
    ...notVerifiedLines(notVerified()).map((line) => `- ${line}`),
    '- hosted pages: their address may be of any origin; the portal sends nobody to one that is not configured',
    '- amounts of usage, bills and what is owed: compared by type, except where a call before them has changed them',
    '',
    'Any Pact verifier finds all but these, for which the command reads each reply a second time: elements that ' +
      'a list has twice or that its state has not, two primaries or two default cards, a field that should not be ' +
      'there or that differs from its default, which problem a refusal with a word stands for, and values that the ' +
      'portal could not read.',
    '',
  ].join('\n');
}

function lawLine(name: string): string {
  const formula = (formulas as Readonly<Record<string, string>>)[name];
  return `- ${name}${assumedRelations.includes(name) ? ' (**assumed**)' : ''}${formula === undefined ? '' : `: ${formula}`}`;
}

function assumptionLine(target: Endpoint): string {
  const texts = assumptionsOf(target).map(({ kind, text }) =>
    kind === 'empty reply' ? '**empty-reply**.' : `**${kind}**: ${text}`,
  );
  return `- \`${target.id}\` (\`${callOf(target)}\`) ${texts.join(' ')}`;
}

function callOf({ method, service, path }: Endpoint): string {
  return `${method} ${isOtherSystem(service) ? '' : `${service}/v0`}/${path}`;
}
