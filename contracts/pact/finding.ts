import * as z from 'zod';
import type { Service } from '../endpoint.ts';
import type { Done } from './engine.ts';
import { endpointIn } from './pact-file.ts';
import { trouble } from './relay.ts';

/** The result of one interaction, which holds when it has no faults. */
export interface Finding {
  readonly service: Service;
  /** The endpoint's id, `<resource>.<name>`. */
  readonly endpoint: string;
  readonly description: string;
  readonly state: string;
  readonly faults: readonly { field: string; message: string }[];
  /** The beginning of the provider's answer, if there are faults. */
  readonly answer?: string;
}

const Mismatch = z.object({
  type: z.string(),
  path: z.string().optional(),
  key: z.string().optional(),
  mismatch: z.string().optional(),
  actual: z.unknown().optional(),
});

const Results = z.object({
  interactionResults: z.array(
    z.object({
      description: z.string(),
      providerStates: z.array(z.string()),
      result: z.enum(['OK', 'Error']),
      mismatch: z.object({ mismatches: z.array(Mismatch).default([]), message: z.string().optional() }).optional(),
    }),
  ),
});

const troubleMessages: Readonly<Record<number, (limitMs: number, state: string | undefined) => string>> = {
  [trouble.unanswered]: (limitMs) => `the provider did not answer within ${limitMs / 1000} s`,
  [trouble.unreachable]: () => 'the provider closed the connection',
  [trouble.noState]: (_, why) => `the provider state could not be set up: ${why}`,
  [trouble.givenUp]: () => 'not sent, since the provider had stopped answering',
};

/**
 * Reads Pact's own report.
 * @throws when there is no report, with Pact's message
 */
export function findingsIn(service: Service, { result, answers, stateTroubles }: Done, limitMs: number): Finding[] {
  return resultsIn(result).map(({ description, providerStates, result: outcome, mismatch }, index) => {
    const state = providerStates.join(', ');
    const about = { service, endpoint: endpointIn(description), description, state };
    if (outcome === 'OK') return { ...about, faults: [] };
    const mismatches = mismatch?.mismatches ?? [];
    const status = mismatches.find(({ type }) => type === 'StatusMismatch');
    const unasked = troubleMessages[Number(status?.actual)];
    if (unasked) return { ...about, faults: [{ field: 'reply', message: unasked(limitMs, stateTroubles[state]) }] };
    // Pact reports them in no particular order.
    const faults = mismatches.flatMap(faultsOf).sort((a, b) => (a.field < b.field ? -1 : 1));
    return {
      ...about,
      faults: faults.length > 0 ? faults : [{ field: 'reply', message: mismatch?.message ?? 'does not match' }],
      answer: answers[index] ?? '',
    };
  });
}

function resultsIn(result: string) {
  try {
    return Results.parse(JSON.parse(result)).interactionResults;
  } catch {
    throw new Error(`Pact made no report: ${result}`);
  }
}

const missing = /^Actual map is missing the following keys: (.*)$/;

function faultsOf({
  type,
  path,
  key,
  mismatch = 'does not match',
  actual,
}: z.output<typeof Mismatch>): { field: string; message: string }[] {
  if (type === 'StatusMismatch') return [{ field: 'HTTP status', message: mismatch }];
  if (type === 'HeaderMismatch') return [{ field: `header ${key ?? ''}`, message: mismatch }];
  const field = (path ?? '').replace(/^\$\.?/, '');
  const keys = missing.exec(mismatch)?.[1];
  if (keys === undefined) return [{ field: field || 'body', message: mismatch }];
  const there = typeof actual === 'string' ? actual.replaceAll(/["[\]]/g, '').replaceAll(',', ', ') : '';
  return keys.split(', ').map((name) => ({
    field: field ? `${field}.${name}` : name,
    message: `is missing; there is ${there || 'nothing'}`,
  }));
}
