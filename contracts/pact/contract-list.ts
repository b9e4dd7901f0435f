import { seeds } from '#fixtures/seeds/seed-table.ts';
import { type Assumption, assumedText, assumptionKinds, assumptionOfWrites, assumptionsOf } from '../assumption.ts';
import { endpoints } from '../carrier.ts';
import { anyOther, type Endpoint, isOtherSystem, services } from '../endpoint.ts';
import { list, needsBoth } from '../envelope.ts';
import { type SeedName, seedNames } from '../seed.ts';
import type { Interaction } from './interaction-type.ts';
import { interactions } from './interaction.ts';
import { contractNow, personOf, span, timePassed } from './example-state.ts';
import { notVerified, notVerifiedLines } from './not-verified.ts';

const generated =
  'Generated from the declarations and examples, see [README](../README.md#changing-a-contract); do not edit.';

/**
 * All endpoints by service: call, whether the contract is stated or assumed, refusals, and the states of its calls.
 */
export function endpointList(): string {
  const sections = services.map((service) => {
    const rows = endpoints
      .filter((target) => target.service === service)
      .map((target) =>
        row([
          `\`${target.id}\``,
          `\`${callOf(target)}\``,
          target.summary,
          target.assumed === undefined ? 'stated' : `**assumed**: ${assumedText(target)}`,
          refusals(target),
          statesOf(target),
        ]),
      );
    return [
      `## ${service}${isOtherSystem(service) ? ' (another system, with its own address)' : ''}`,
      '',
      table(['endpoint', 'call', 'what it does', 'contract', 'refusals', 'states'], rows),
    ].join('\n');
  });
  return `# The calls of the portal\n\n${generated}\n\n${sections.join('\n\n')}\n\n${unverified()}\n`;
}

/** Returns the gaps of a verification with their reasons, and the faults that only this verifier finds. */
function unverified(): string {
  return [
    '## What is not verified',
    '',
    'A service can do these wrong and still hold every interaction.',
    '',
    ...notVerifiedLines(notVerified()).map((line) => `- ${line.replace(/^([\\w.]+)/, '`$1`')}`),
    '- the address of a hosted page may be of any origin; the portal sends nobody to one that it is not configured for',
    '- amounts of usage, of bills and of what is owed are compared by their type, except where a call before them ' +
      'has changed them',
    '',
    'Any Pact verifier finds all but these, for which the command reads each answer a second time: elements that ' +
      'a list has twice or that its state has not, two primaries or two default cards, a field that should not be ' +
      'there or that differs from its default, which problem a refusal with a word stands for, and values that the ' +
      'portal could not read.',
  ].join('\n');
}

/** All provider states of the pacts, by seed: their people, what they mean, and the calls made in them. */
export function stateList(): string {
  const sections = seedNames.flatMap((seed) => {
    const seedInteractions = interactions.filter((interaction) => interaction.seed === seed);
    if (seedInteractions.length === 0) return [];
    const { email, customerId, groupId } = personOf(seed);
    return [
      [
        `## ${seed}`,
        '',
        `${seeds[seed].state} \`${email}\`, line \`${customerId}\`, group \`${groupId}\`.`,
        '',
        table(['state', 'how it comes about', 'calls'], [...statesIn(seedInteractions)].map(stateRow)),
      ].join('\n'),
    ];
  });
  return [
    '# The provider states',
    '',
    generated,
    '',
    `All of them are as of ${contractNow}, the parameter \`now\`: a billing cycle runs from November 3 to December ` +
      `2, 2026. Where another group's object is named, that group is there too: the interaction has its state as the ` +
      'second.',
    '',
    ...sections.flatMap((section) => [section, '']),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

type PactState = NonNullable<Interaction['pact']['states']>[number];

/** The interactions of each state: its person, the calls since, which may differ in what they send, and the time. */
function statesIn(interactions: readonly Interaction[]): ReadonlyMap<string, readonly Interaction[]> {
  const states = new Map<string, Interaction[]>();
  for (const interaction of interactions) {
    const name = nameOf(statesOfSeed(interaction));
    states.set(name, [...(states.get(name) ?? []), interaction]);
  }
  return states;
}

/** Without those of another group, whose object is named. */
function statesOfSeed({ seed, pact }: Interaction): PactState[] {
  return pact.states?.filter(({ parameters }) => parameters?.seed === seed) ?? [];
}

function nameOf(states: readonly PactState[]): string {
  return states
    .map(({ description, parameters }) =>
      description === timePassed ? `\`${description}\` (${span(Number(parameters?.after))})` : `\`${description}\``,
    )
    .join(', ');
}

function stateRow([name, own]: readonly [string, readonly Interaction[]]): string {
  const all = own.slice(0, 1).flatMap(statesOfSeed);
  const parameters = Object.assign({}, ...all.map((state) => state.parameters)) as NonNullable<PactState['parameters']>;
  const { fails, call: earlier, after, endpoint, resCode, exCode } = parameters;
  const ways = new Set(own.map(({ calls: made }) => JSON.stringify(made))).size;
  const details = [
    ...(earlier === undefined
      ? []
      : [`the verifier makes these calls${ways > 1 ? `, in ${ways} ways` : ''}; parameter \`call\` of each`]),
    ...(after === undefined ? [] : [`parameter \`after\`: ${code(after)} ms`]),
    ...(fails === undefined ? [] : [`parameter \`fails\`: ${code(fails)}`]),
    ...(endpoint === undefined ? [] : [refusalOf(String(endpoint), resCode, exCode)]),
  ];
  return row([name, details.join('; ') || 'as it begins', calls(own)]);
}

/** No input leads to such a refusal, so the state requests it. */
function refusalOf(id: string, resCode: unknown, exCode: unknown): string {
  const target = endpoints.find((endpoint) => endpoint.id === id);
  return (
    `the next \`${target ? callOf(target) : id}\` is refused with the parameters \`resCode\` ${code(resCode)}, ` +
    `\`message\`${exCode === undefined ? '' : ` and \`exCode\` ${code(exCode)}`}`
  );
}

/** All assumptions by service and kind, with the question to the backend team. */
export function assumptionList(): string {
  const all = [assumptionOfWrites, ...endpoints.flatMap(assumptionsOf)];
  const counts = assumptionKinds.map(
    (kind) => `${all.filter((assumption) => assumption.kind === kind).length} ${kind}`,
  );
  const sections = services.flatMap((service) => {
    const targets = endpoints.filter((target) => target.service === service && target.assumed !== undefined);
    const assumptions = targets.flatMap(assumptionsOf);
    return assumptions.length > 0 ? [assumptionSection(service, assumptions)] : [];
  });
  return [
    '# What the portal assumes',
    '',
    generated,
    '',
    `Nothing is documented here, so the portal's team chose (${counts.join(', ')}). Please answer by id. What is ` +
      'confirmed or corrected leaves the declaration and this list; verification prints what is left for your service.',
    '',
    ...[assumptionSection('all writes', [assumptionOfWrites]), ...sections].flatMap((section) => [section, '']),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function assumptionSection(heading: string, assumptions: readonly Assumption[]): string {
  const rows = assumptions.map(({ id, kind, question }) => row([`\`${id}\``, kind, question]));
  return [`## ${heading}`, '', table(['id', 'about', 'question'], rows)].join('\n');
}

function callOf({ method, service, path }: Endpoint): string {
  return `${method} ${isOtherSystem(service) ? '' : `${service}/v0`}/${path}`;
}

function refusals({ problems }: Endpoint): string {
  return Object.entries(problems)
    .map(([name, codes]) => `${name}: ${list(codes).join(needsBoth(codes) ? ' with ' : ' or ') || anyOther}`)
    .join('<br>');
}

function statesOf({ id }: Endpoint): string {
  const seeds = new Set<SeedName>(interactions.filter(({ target }) => target.id === id).map(({ seed }) => seed));
  return [...seeds].join(', ');
}

function calls(interactions: readonly Interaction[]): string {
  return [...new Set(interactions.map(({ target }) => target.id))].toSorted().join(', ');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return [row(heads), `|${'---|'.repeat(heads.length)}`, ...rows].join('\n');
}
