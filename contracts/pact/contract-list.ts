import { seeds } from '#fixtures/seeds/seed-table.ts';
import { assumedText, assumptionKinds, assumptionsOf } from '../assumption.ts';
import { endpoints } from '../carrier.ts';
import { anyOther, type Endpoint, isOtherSystem, services } from '../endpoint.ts';
import { list, needsBoth } from '../envelope.ts';
import { type SeedName, seedNames } from '../seed.ts';
import { type Interaction, interactions } from './interaction.ts';
import { contractNow, personOf } from './example-state.ts';

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
  return `# The calls of the portal\n\n${generated}\n\n${sections.join('\n\n')}\n`;
}

/** All provider states of the pacts: their people, what they mean, and the calls made in them. */
export function stateList(): string {
  const people = seedNames.flatMap((seed) => {
    const own = interactions.filter((one) => one.seed === seed);
    if (own.length === 0) return [];
    const { email, customerId, groupId } = personOf(seed);
    return [
      row([
        `\`a customer like ${seed}\``,
        `\`${email}\`, line \`${customerId}\`, group \`${groupId}\``,
        seeds[seed].state,
        calls(own),
      ]),
    ];
  });
  const forced = interactions.flatMap(({ pact, target, seed }) => {
    const [state] = pact.states ?? [];
    const { endpoint, resCode, exCode } = state?.parameters ?? {};
    return endpoint === undefined
      ? []
      : [
          row([
            `\`${state?.description ?? ''}\``,
            `as \`${seed}\`; the next \`${callOf(target)}\` is refused with resCode ` +
              `${code(resCode)}${exCode === undefined ? '' : `, exCode ${code(exCode)}`}`,
          ]),
        ];
  });
  return [
    '# The provider states',
    '',
    generated,
    '',
    `All of them are as of ${contractNow}, the parameter \`now\`: a billing cycle runs from November 3 to December ` +
      `2, 2026.`,
    '',
    table(['state', 'who', 'meaning', 'calls'], people),
    '',
    '## States in which one call is refused',
    '',
    'No input leads to these refusals, so the state asks for them with the parameters `endpoint`, ' +
      '`resCode`, `message` and sometimes `exCode`.',
    '',
    table(['state', 'meaning'], forced),
    '',
  ].join('\n');
}

/** All assumptions by service and kind, with the question to the backend team. */
export function assumptionList(): string {
  const all = endpoints.flatMap(assumptionsOf);
  const counts = assumptionKinds.map((kind) => `${all.filter((one) => one.kind === kind).length} ${kind}`);
  const sections = services.flatMap((service) => {
    const own = endpoints.filter((target) => target.service === service && target.assumed !== undefined);
    const rows = own.flatMap((target) =>
      assumptionsOf(target).map(({ id, kind, question }) => row([`\`${id}\``, kind, question])),
    );
    return rows.length > 0 ? [[`## ${service}`, '', table(['id', 'about', 'question'], rows)].join('\n')] : [];
  });
  return [
    '# What the portal assumes',
    '',
    generated,
    '',
    `Nothing is documented here, so the portal's team chose (${counts.join(', ')}). Please answer by id. What is ` +
      'confirmed or corrected leaves the declaration and this list; verification prints what is left for your service.',
    '',
    ...sections.flatMap((section) => [section, '']),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
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
  const found = new Set<SeedName>(interactions.filter(({ target }) => target.id === id).map(({ seed }) => seed));
  return [...found].join(', ');
}

function calls(own: readonly Interaction[]): string {
  return [...new Set(own.map(({ target }) => target.id))].toSorted().join(', ');
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
