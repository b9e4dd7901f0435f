import { type Answer, readAnswer } from '#rpc/carrier/read-answer.ts';
import { isOtherSystem } from '../endpoint.ts';
import { pathOf } from '../reply.ts';
import { compare, type Fault } from './compare.ts';
import { interactionOf } from './interaction.ts';
import type { Interaction } from './interaction-type.ts';

/**
 * Returns the faults that the portal's own client finds in an answer, besides Pact: fields that it could not read or
 * would leave out, another outcome than the example's, and values that differ where the portal decides on them.
 * @param holdsForPact true when Pact has accepted the answer; the message then has that
 */
export function secondVerdict(
  description: string,
  { status, text }: { readonly status: number; readonly text: string },
  holdsForPact = true,
): Fault[] {
  const interaction = interactionOf(description);
  // A broker may have pacts of another version of the portal.
  if (!interaction) return [];
  const { target, expected } = interaction;
  const answer = readAnswer(target, status, text, true);
  const rejected = clientFaults(interaction, answer).map(({ field, message }) => ({
    field,
    message: holdsForPact ? `Pact finds no fault, but ${message}` : message,
  }));
  if (!expected || (answer.kind !== 'reply' && answer.kind !== 'garbage')) return rejected;
  const within = isOtherSystem(target.service) ? '' : 'data';
  const body = bodyOf(text);
  const compared = compare(
    expected,
    isOtherSystem(target.service) ? body : ((body as { data?: unknown }).data ?? {}),
    within,
  ).map(({ field, message }) => ({ field: field.replace(/^\./, ''), message }));
  return [...compared, ...rejected.filter(({ field }) => !compared.some((fault) => fault.field === field))];
}

function clientFaults({ target, outcome }: Interaction, answer: Answer): Fault[] {
  if (outcome.kind === 'denied') return deniedFaults(answer);
  const field = (path: string, more: PropertyKey[] = []) => pathOf([...(path ? [path] : []), ...more]);
  const data = isOtherSystem(target.service) ? '' : 'data';
  switch (answer.kind) {
    case 'garbage': {
      const { issues = [], envelope } = answer;
      return issues.map(({ path, message }) => ({
        field: field(envelope ? '' : data, [...path]) || 'body',
        message: `the portal would reject it: ${message}`,
      }));
    }
    case 'session':
    case 'http':
      return [{ field: 'HTTP status', message: `the portal would take ${answer.status} as ${failures[answer.kind]}` }];
    case 'refused':
      return [
        {
          field: 'resCode',
          message:
            `the portal has no word for ${String(answer.resCode)} and would show its sorry page` + wanted(outcome),
        },
      ];
    case 'problem':
      return outcome.kind === 'problem' && outcome.name === answer.name
        ? []
        : [
            {
              field: 'resCode',
              message: `the portal would take it as the refusal "${answer.name}"${wanted(outcome)}`,
            },
          ];
    case 'reply':
      if (outcome.kind === 'problem') return [{ field: 'status', message: 'the portal would take it as a success' }];
      return answer.drift.map((path) => ({
        field: data && path ? `${data}.${path}` : data || path,
        message: 'the portal cannot read it and would leave it out',
      }));
  }
}

/** Returns the name of the refusal that the example expects, if it expects one. */
function wanted(outcome: Interaction['outcome']): string {
  return outcome.kind === 'problem' ? `. In this state, send resCode ${outcome.resCode} ("${outcome.name}")` : '';
}

/** Accepts any answer to a denied call that is neither a success nor a failure of the service. */
function deniedFaults(answer: Answer): Fault[] {
  if (answer.kind === 'reply' || answer.kind === 'garbage')
    return [{ field: 'status', message: 'the provider answers what it has to refuse' }];
  if (answer.kind === 'http' && answer.status >= 500)
    return [{ field: 'HTTP status', message: `the portal would take ${answer.status} as ${failures.http}` }];
  return [];
}

const failures = { session: 'the end of the session', http: 'a failure of the service' } as const;

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
