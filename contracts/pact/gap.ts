import { endpoints } from '../carrier.ts';
import type { Endpoint } from '../endpoint.ts';
import { shown } from '../examples.ts';
import { decidingValues } from './deciding.ts';
import type { Interaction } from './interaction-type.ts';
import { interactions } from './interaction.ts';
import { satisfying } from './matcher.ts';
import { secondVerdict } from './second-verdict.ts';
import { successText } from './success-text.ts';
import { wireSchema } from './wire-schema.ts';

/** Something that a backend could do wrong without a verification that fails. */
export interface Gap {
  readonly kind: 'value' | 'field' | 'effect' | 'stub';
  readonly endpoint: string;
  /** A field of the reply with the value that no example has, a field of the request, or nothing. */
  readonly about: string;
}

/** Returns all gaps that the declarations and examples leave. */
export function gaps(): Gap[] {
  return [...unshownValues(), ...ignorableFields(), ...unseenEffects(), ...stubs()];
}

/** Returns flags that examples have with one value only, and words of a choice without an example. */
export function unshownValues(): Gap[] {
  return shown.flatMap(({ id, endpoint, replies }) =>
    decidingValues(
      wireSchema(endpoint.reply),
      replies.map(({ reply }) => reply),
    ).flatMap(({ path, missing }) =>
      missing.map((value) => ({ kind: 'value' as const, endpoint: id, about: `${path.slice(1)} ${value}` })),
    ),
  );
}

/** Returns writes whose effect no example of their reads shows. */
export function unseenEffects(): Gap[] {
  return endpoints.flatMap(({ id, reconcileWith }) => {
    if (reconcileWith === undefined || reconcileWith === 'none') return [];
    const isSeen = interactions.some(
      ({ target, calls }) => reconcileWith.includes(target.id) && calls.some(({ endpoint }) => endpoint === id),
    );
    return isSeen ? [] : [{ kind: 'effect' as const, endpoint: id, about: '' }];
  });
}

/** Calls of which each interaction holds for a backend that always answers with the first example. */
export function stubs(): Gap[] {
  return endpoints
    .filter((target) => isAlwaysYes(target, 'all'))
    .map(({ id }) => ({ kind: 'stub', endpoint: id, about: '' }));
}

/**
 * Returns true when a stub passes for one call.
 * @param which its own interactions, or also those in which a later call shows its effect
 */
export function isAlwaysYes(target: Endpoint, which: 'own' | 'all'): boolean {
  return observationsOf(target)
    .filter((interaction) => which === 'all' || interaction.target.id === target.id)
    .every((interaction) => holds(interaction, yesTo(interaction.target)));
}

/** Fields of requests that a backend could ignore: no two interactions that differ in it alone need two answers. */
export function ignorableFields(): Gap[] {
  return shown.flatMap(({ endpoint, replies, problems }) => {
    const inputs = [...replies, ...Object.values(problems)].map(({ input }) => input);
    const fields = new Set(inputs.flatMap((input) => leavesOf(input)));
    const observed = interactionsOf(endpoint).filter(({ pact }) => !hasUnfitHeaders(pact.uponReceiving));
    return [...fields]
      .filter((field) => !isNoticed(endpoint, field, observed))
      .map((about) => ({ kind: 'field' as const, endpoint: endpoint.id, about }));
  });
}

/** The interactions that show what a call does: its own, and those that come after it. */
function interactionsOf({ id }: Endpoint): Interaction[] {
  return interactions.filter(({ target, calls }) => target.id === id || calls.some(({ endpoint }) => endpoint === id));
}

/** Returns the interactions that a backend without access rules answers: denied calls are a matter of their own. */
function observationsOf(target: Endpoint): Interaction[] {
  return interactionsOf(target).filter(({ outcome }) => outcome.kind !== 'denied' || outcome.by === 'state');
}

function hasUnfitHeaders(description: string): boolean {
  return / denies: (an? |no )/.test(description);
}

/** Returns true when a backend that ignores the field would give one answer where two are expected. */
function isNoticed(target: Endpoint, field: string, observed: readonly Interaction[]): boolean {
  const alike = new Map<string, Interaction[]>();
  for (const interaction of observed) {
    const visiblePart = withoutField(interaction, target, field);
    alike.set(visiblePart, [...(alike.get(visiblePart) ?? []), interaction]);
  }
  return [...alike.values()].some((group) =>
    group.some((interaction, index) =>
      group
        .slice(index + 1)
        .some((other) => !holds(other, answerTo(interaction)) && !holds(interaction, answerTo(other))),
    ),
  );
}

/** Returns the part of an interaction that a backend sees if it ignores the field of the call. */
function withoutField(interaction: Interaction, { id }: Endpoint, field: string): string {
  const parameters = interaction.pact.states?.map((state) => state.parameters) ?? [];
  const { fails, after, endpoint, resCode } = Object.assign({}, ...parameters) as Record<string, unknown>;
  const strip = (input: unknown) => JSON.stringify(without(input, field.split('.')));
  const calls = interaction.calls.map((call) => [call.endpoint, call.endpoint === id ? strip(call.input) : call.input]);
  const input = interaction.target.id === id ? strip(interaction.input) : interaction.input;
  return JSON.stringify([interaction.target.id, interaction.seed, fails, after, endpoint, resCode, calls, input]);
}

/** Returns a copy without the field at a path, in which `[]` means every element; names are in order. */
function without(value: unknown, [first = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.map((interaction) => without(interaction, first === '[]' ? rest : [first, ...rest]));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      if (name !== first) return [[name, without(field, [])]];
      return rest.length === 0 ? [] : [[name, without(field, rest)]];
    }),
  );
}

/** Returns the paths of all single values, such as `data.firstName` and `items.[].amount`. */
function leavesOf(value: unknown, path = ''): string[] {
  const pathOf = (name: string) => (path ? `${path}.${name}` : name);
  if (Array.isArray(value))
    return value.length === 0 ? [path] : value.flatMap((interaction) => leavesOf(interaction, pathOf('[]')));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, field]) => (field === undefined ? [] : leavesOf(field, pathOf(name))));
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function holds({ pact }: Interaction, answer: Answer): boolean {
  return secondVerdict(pact.uponReceiving, answer).length === 0;
}

/** Returns the answer that an interaction expects. */
export function answerTo({ target, outcome, expected }: Interaction): Answer {
  if (outcome.kind === 'denied') return { status: 403, text: JSON.stringify({ status: 'FAILURE', resCode: 'DENIED' }) };
  if (outcome.kind === 'problem') {
    const example = shown.find(({ id }) => id === target.id)?.problems[outcome.name];
    const { resCode, exCode, message } = example ?? { resCode: outcome.resCode, message: '' };
    return { status: 200, text: JSON.stringify({ status: 'FAILURE', resCode, exCode, message }) };
  }
  return success(target, expected ? satisfying(expected) : {});
}

/** Returns the answer of a backend that always answers yes. */
function yesTo(target: Endpoint): Answer {
  const example = interactions.find(
    (interaction) => interaction.target.id === target.id && interaction.outcome.kind === 'reply',
  );
  return success(target, example?.expected ? satisfying(example.expected) : {});
}

function success(target: Endpoint, data: unknown): Answer {
  return { status: 200, text: successText(target, data) };
}
