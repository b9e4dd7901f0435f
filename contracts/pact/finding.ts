import * as z from 'zod/mini';
import type { Service } from '../endpoint.ts';
import type { Done } from './engine.ts';
import { causeOf } from './cause.ts';
import type { Fault } from './compare.ts';
import { endpointIn } from './pact-file.ts';
import { patternInWords } from './pattern-words.ts';
import { type Exchange, trouble } from './relay.ts';
import { secondVerdict } from './second-verdict.ts';

/** Result of one interaction, which passes when it has no faults. */
export interface Finding {
  readonly service: Service;
  /** Id of the endpoint, `<resource>.<name>`. */
  readonly endpoint: string;
  readonly description: string;
  readonly state: string;
  readonly faults: readonly Fault[];
  /** Spellings that are accepted although the contract has others. */
  readonly warnings?: readonly Fault[];
  /** True for a check of the laws, which has many requests. */
  readonly isLaw?: boolean;
  /** True for a broker's pact that the service has never honored: its faults are reported and fail no build. */
  readonly isPending?: boolean;
  /** The request and the provider's answer; undefined when nothing was sent. */
  readonly exchange: Exchange | undefined;
}

/** Returns true when no required check fails. */
export function holds(findings: readonly Finding[]): boolean {
  return findings.every(({ faults, isPending }) => faults.length === 0 || isPending);
}

const Mismatch = z.object({
  type: z.string(),
  path: z.optional(z.string()),
  key: z.optional(z.string()),
  mismatch: z.optional(z.string()),
  actual: z.optional(z.unknown()),
});

const Results = z.object({
  errors: z.array(z.object({ interaction: z.string(), mismatch: z.looseObject({ message: z.optional(z.string()) }) })),
  interactionResults: z.array(
    z.object({
      description: z.string(),
      providerStates: z.array(z.string()),
      result: z.enum(['OK', 'Error']),
      pending: z._default(z.boolean(), false),
      mismatch: z.optional(
        z.object({ mismatches: z._default(z.array(Mismatch), []), message: z.optional(z.string()) }),
      ),
    }),
  ),
});

const troubleMessages: Readonly<Record<number, (limitMs: number, state: string | undefined) => string>> = {
  [trouble.unanswered]: (limitMs) =>
    `the provider did not answer within ${limitMs / 1000} s; answer sooner, or allow more with --timeout`,
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
  return resultsIn(result).map(({ description, providerStates, result: outcome, mismatch, pending }, index) => {
    const state = providerStates.join(', ');
    const exchange = exchanges[index];
    const holdsForPact = outcome === 'OK';
    const context = { service, endpoint: endpointIn(description), description, state, isPending: pending, exchange };
    const unasked = troubleMessages[exchange?.status ?? 0];
    const trouble = providerStates.map((name) => stateTroubles[name]).find((text) => text !== undefined);
    if (unasked) return { ...context, faults: [{ field: 'reply', message: unasked(limitMs, trouble) }] };
    const warnings = exchange?.warnings?.map((message) => ({ field: 'reply', message }));
    return {
      ...context,
      faults: faultsIn(description, exchange, holdsForPact, mismatch),
      ...(warnings && { warnings }),
    };
  });
}

type Result = z.output<typeof Results>['interactionResults'][number];

/** Merges two verdicts: one cause for the whole answer, or the faults of its fields without duplicates. */
function faultsIn(
  description: string,
  exchange: Exchange | undefined,
  holdsForPact: boolean,
  mismatch: Result['mismatch'],
): Fault[] {
  const seconds = exchange ? secondVerdict(description, exchange, holdsForPact) : [];
  if (holdsForPact && seconds.length === 0) return [];
  const cause = exchange ? causeOf(description, exchange) : undefined;
  if (cause) return [cause];
  const firsts = (mismatch?.mismatches ?? [])
    .flatMap(faultsOf)
    // Drops a fault of the first verdict when the second one describes the same field in words.
    .filter(({ field }) => !seconds.some((finding) => finding.field === field))
    .filter(({ message }) => !(notFound.test(message) && seconds.length > 0));
  if (firsts.length + seconds.length === 0) return [{ field: 'reply', message: mismatch?.message ?? 'does not match' }];
  // Sorts the faults, because Pact reports them in no particular order.
  return [...firsts, ...seconds].toSorted((a, b) => (a.field < b.field ? -1 : 1));
}

/** Pact's message for a missing element; it does not name the field that differs. */
const notFound = /^Variant at index \d+/;

function resultsIn(result: string) {
  const { errors, interactionResults } = reportIn(result);
  const failure = errors.find(({ interaction }) => interaction === 'Failed to load pact');
  if (failure) throw new Error(failure.mismatch.message);
  return interactionResults;
}

function reportIn(result: string): z.output<typeof Results> {
  try {
    return Results.parse(JSON.parse(result));
  } catch {
    throw new Error(`Pact made no report: ${result}`);
  }
}

const missing = /^Actual map is missing the following keys: (.*)$/;

function faultsOf({ type, path, key, mismatch = 'does not match', actual }: z.output<typeof Mismatch>): Fault[] {
  if (type === 'StatusMismatch') return [{ field: 'HTTP status', message: mismatch.replace(refusals, anyRefusal) }];
  if (type === 'HeaderMismatch') return [{ field: `header ${key ?? ''}`, message: mismatch }];
  const field = (path ?? '').replace(/^\$\.?/, '').replaceAll(/\['([^']+)'\]/g, '.$1');
  const keys = missing.exec(mismatch)?.[1];
  if (keys === undefined) return [{ field: field || 'body', message: inWords(mismatch) }];
  const there = typeof actual === 'string' ? actual.replaceAll(/["[\]]/g, '').replaceAll(',', ', ') : '';
  return keys.split(', ').map((name) => ({
    field: field ? `${field}.${name}` : name,
    message: `is missing: add it; there is ${there || 'nothing'}`,
  }));
}

/** Matches Pact's list of all statuses that a refusal may have. */
const refusals = /200, 201, 202, 400, .*429/;
const anyRefusal = '200, or any of 4xx but 401 and 403';

function inWords(mismatch: string): string {
  return mismatch.replace(/to match '(.*)'$/, (_, pattern: string) => `to be ${patternInWords(pattern)}`);
}
