import { isOtherSystem, type Service } from '../endpoint.ts';
import { endpoints } from '../carrier.ts';
import { contractNow, stateOf } from '../pact/example-state.ts';
import type { Finding } from '../pact/finding.ts';
import { grouped } from '../pact/grouped.ts';
import { holdClock } from '../pact/provider-state.ts';
import { placeIn, type Verification } from '../pact/verification.ts';
import type { Judgement, LawChoice } from './procedure.ts';
import { type LawState, Provider } from './provider.ts';
import { relations } from './relations.ts';
import { lawChoice, verifyLaws } from './verify-laws.ts';

/** Relations that the requirement does not give: the carrier has to confirm each. */
export const assumedRelations: readonly string[] = Object.entries(relations).flatMap(([name, relation]) =>
  'assumed' in relation ? [name] : [],
);

interface LawOptions {
  readonly without: readonly string[];
  readonly settle?: number | undefined;
}

/** Results of the laws' checks, and notes about all of them. */
interface LawReport {
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
}

/**
 * Checks the laws of the chosen writes, where the provider's states can be set up.
 * @throws Error when a state cannot be set up
 */
export async function lawFindings(settings: Verification, { without, settle }: LawOptions): Promise<LawReport> {
  const leftOut = without.length > 0 ? [`left out: ${without.join(', ')}`] : [];
  if (without.includes('laws')) return { findings: [], notes: leftOut };
  const { provider: url, service, endpoint, state, secret, bearer, idToken, limitMs, broker, atOnce, turns } = settings;
  const choice = lawChoice(
    (one) =>
      !isOtherSystem(one.service) &&
      (service === undefined || one.service === service) &&
      (endpoint === undefined || endpoint.includes(one.id)),
    without,
  );
  const { world, states } = await placeIn(settings);
  if (broker !== undefined) return { findings: [], notes: leftOut };
  if (!states) return { findings: [], notes: ['laws: none checked, because no --states-url was given', ...leftOut] };
  const unread = unreadEffects(choice);
  const unseen = unread.length > 0 ? [`no law sees the effect of ${unread.join(', ')}: choose that too`] : [];
  if (choice.reads.length + choice.writes.length < 2)
    return { findings: [], notes: ['laws: none checked for one endpoint alone', ...unseen, ...leftOut] };
  const started = performance.now();
  const settleMs = settle === undefined ? undefined : settle * 1000;
  const provider = new Provider({ provider: url, states, secret, bearer, idToken, limitMs, settleMs });
  const release = world ? await holdClock(url, contractNow, limitMs) : undefined;
  try {
    const run = { seed: state, atOnce, turns, areAccountsAlone: states.kind === 'world' };
    const findings = (await verifyLaws(provider, choice, run)).map(findingOf);
    const heldCount = findings.filter(({ faults }) => faults.length === 0).length;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const isWhole = choice.reads.length === lawChoice(({ service: of }) => !isOtherSystem(of)).reads.length;
    const assumed = assumedRelations.filter((name) => !without.includes(name));
    const notes = [
      `laws: ${heldCount} of ${findings.length} checks hold (${provider.calls} calls, ${provider.states} states, ${seconds} s)`,
      ...unseen,
      `nothing else changes means: nothing else that these reads show: ${isWhole ? 'all' : choice.reads.join(', ')}`,
      `relations that are assumed, and not confirmed yet: ${assumed.length}, see the laws in assumptions.md`,
      ...leftOut,
    ];
    return { findings, notes };
  } finally {
    await release?.();
  }
}

function findingOf({ subject, title, state, breaches, warnings, sent }: Judgement): Finding {
  const target = endpoints.find(({ id }) => id === subject);
  return {
    service: target?.service as Service,
    endpoint: subject,
    description: `${subject} ${title}`,
    state: stateText(state),
    faults: inGroups(breaches),
    warnings: inGroups(warnings),
    isLaw: true,
    exchange: sent && { request: sent.request, status: sent.status, text: sent.text, ms: 0 },
  };
}

function stateText({ seed, fails, calls = [] }: LawState): string {
  return [
    stateOf({ seed, ...(fails && { fails }) }).description,
    ...calls.map(({ endpoint }) => `after ${endpoint}`),
  ].join(', ');
}

/** Maximum number of messages about one law. */
const mostShown = 3;

/** The breaches of each law: the first few, and the number of the others. */
function inGroups(breaches: Judgement['breaches']): Finding['faults'] {
  const nameOf = (law: string) => (assumedRelations.includes(law) ? `${law} (assumed)` : law);
  return [...grouped(breaches, ({ law }) => nameOf(law))].flatMap(([law, same]) => [
    ...same.slice(0, mostShown).map(({ message }) => ({ field: law, message })),
    ...(same.length > mostShown
      ? [{ field: law, message: `and ${same.length - mostShown} more of the same kind` }]
      : []),
  ]);
}

/** Returns the chosen writes whose effect no chosen read shows, each with the reads that do (HTTP-35). */
export function unreadEffects({ reads, writes }: Pick<LawChoice, 'reads' | 'writes'>): string[] {
  return writes.flatMap((write) => {
    const reconcileWith = endpoints.find(({ id }) => id === write)?.reconcileWith ?? 'none';
    if (reconcileWith === 'none' || reads.some((read) => reconcileWith.includes(read))) return [];
    return [`${write} (seen in ${reconcileWith.join(' or ')})`];
  });
}
