import * as z from 'zod';
import type { Service } from '../endpoint.ts';
import type { Done } from './engine.ts';
import type { Fault } from './compare.ts';
import { endpointIn } from './pact-file.ts';
import { type Exchange, trouble } from './relay.ts';
import { secondVerdict } from './second-verdict.ts';

/** The result of one interaction, which holds when it has no faults. */
export interface Finding {
  readonly service: Service;
  /** The endpoint's id, `<resource>.<name>`. */
  readonly endpoint: string;
  readonly description: string;
  readonly state: string;
  readonly faults: readonly Fault[];
  /** Whether Pact alone finds no fault. */
  readonly holdsForPact: boolean;
  /** The request and the provider's answer; undefined when nothing was sent. */
  readonly exchange: Exchange | undefined;
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
 * Reads Pact's own report, and reads each answer again as the portal's client does: Pact compares with examples, and
 * what it takes may still be of no use to the client.
 * @throws when there is no report, with Pact's message
 */
export function findingsIn(service: Service, { result, exchanges, stateTroubles }: Done, limitMs: number): Finding[] {
  return resultsIn(result).map(({ description, providerStates, result: outcome, mismatch }, index) => {
    const state = providerStates.join(', ');
    const exchange = exchanges[index];
    const holdsForPact = outcome === 'OK';
    const about = { service, endpoint: endpointIn(description), description, state, holdsForPact, exchange };
    const mismatches = mismatch?.mismatches ?? [];
    const unasked = troubleMessages[exchange?.status ?? 0];
    if (unasked) return { ...about, faults: [{ field: 'reply', message: unasked(limitMs, stateTroubles[state]) }] };
    const seconds = exchange ? secondVerdict(description, exchange, holdsForPact) : [];
    const firsts = mismatches
      .flatMap(faultsOf)
      .filter(({ message }) => !(notFound.test(message) && seconds.length > 0));
    const faults = [...firsts, ...seconds.filter(({ field }) => !firsts.some((one) => one.field === field))];
    if (faults.length === 0 && !holdsForPact)
      return { ...about, faults: [{ field: 'reply', message: mismatch?.message ?? 'does not match' }] };
    // Pact reports them in no particular order.
    return { ...about, faults: faults.toSorted((a, b) => (a.field < b.field ? -1 : 1)) };
  });
}

/** Pact's message for an element that is missing; it does not say which of its fields differs. */
const notFound = /^Variant at index \d+/;

function resultsIn(result: string) {
  try {
    return Results.parse(JSON.parse(result)).interactionResults;
  } catch {
    throw new Error(`Pact made no report: ${result}`);
  }
}

const missing = /^Actual map is missing the following keys: (.*)$/;

function faultsOf({ type, path, key, mismatch = 'does not match', actual }: z.output<typeof Mismatch>): Fault[] {
  if (type === 'StatusMismatch') return [{ field: 'HTTP status', message: mismatch }];
  if (type === 'HeaderMismatch') return [{ field: `header ${key ?? ''}`, message: mismatch }];
  const field = (path ?? '').replace(/^\$\.?/, '').replaceAll(/\['([^']+)'\]/g, '.$1');
  const keys = missing.exec(mismatch)?.[1];
  if (keys === undefined) return [{ field: field || 'body', message: mismatch }];
  const there = typeof actual === 'string' ? actual.replaceAll(/["[\]]/g, '').replaceAll(',', ', ') : '';
  return keys.split(', ').map((name) => ({
    field: field ? `${field}.${name}` : name,
    message: `is missing; there is ${there || 'nothing'}`,
  }));
}
