import { parseArgs } from 'node:util';
import { cases } from '#contracts/laws/cases.ts';
import { refusedCases } from '#contracts/laws/refused-cases.ts';
import { judgements, lawChoice } from '#contracts/laws/verify-laws.ts';
import type { EarlierCall } from '#contracts/example.ts';
import { interactionOf, interactions } from '#contracts/pact/interaction.ts';
import { secondVerdict } from '#contracts/pact/second-verdict.ts';
import { type Around, here, type Parameters, providerHere, targetOf } from '#contracts/laws/test-here.ts';
import {
  beginMistake,
  isApplied,
  type Mistake,
  mistakesOf,
  sampleOf,
  type Samples,
} from './contract-mistakes/mistakes.ts';

// Puts mistakes of meaning and state into the fixture carrier, one at a time, and prints how many the pacts and the
// laws find. Fails under 95 in 100, and for any effect that is missed. `--only` is a part of the names of the mistakes
// to run, each of which is then printed.

const {
  values: { 'per-kind': perKind, seed, only },
} = parseArgs({
  options: {
    'per-kind': { type: 'string', default: '14' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const started = performance.now();
const { all, excluded } = mistakesOf(await samplesOf());
const drawn = sampleOf(all, Number(perKind), Number(seed)).filter(
  ({ endpoint, what, kind }) => only === undefined || `${kind} ${endpoint} ${what}`.includes(only),
);
console.log(`${all.length} mistakes (${excluded} that no reply can show are left out), ${drawn.length} drawn`);
const results = new Map<string, { found: number; left: string[] }>();
for (const mistake of drawn) {
  beginMistake();
  const breach = (await foundByPacts(mistake)) ?? (await firstBreach(mistake));
  const row = results.get(mistake.kind) ?? { found: 0, left: [] };
  // A mistake that changes no reply does not count.
  if (isApplied()) {
    results.set(mistake.kind, row);
    if (breach === undefined) row.left.push(`${mistake.endpoint} ${mistake.what}`);
    else row.found += 1;
  }
  if (only !== undefined || breach === undefined)
    console.log(
      `${mistake.kind}: ${mistake.endpoint} ${mistake.what}: ${breach?.slice(0, 240) ?? (isApplied() ? 'NOT FOUND' : 'changes nothing')}`,
    );
}
process.exitCode = printed(results);

/** Returns all replies of the reads in a run without a mistake. */
async function samplesOf(): Promise<Samples> {
  const samples = new Map<string, Record<string, unknown>[]>();
  const keep: Around = async (request, answer) => {
    const response = await answer(request);
    const id = targetOf(request)?.id ?? '';
    const { data } = JSON.parse((await response.clone().text()) || '{}') as { data?: Record<string, unknown> };
    const known = samples.get(id) ?? [];
    if (data && known.length < 40) samples.set(id, [...known, data]);
    return response;
  };
  const provider = providerHere(here(keep));
  const choice = { ...lawChoice(() => true), writes: [] };
  for await (const { breaches } of judgements(provider, choice))
    if (breaches.length > 0) throw new Error(breaches[0]?.message);
  return samples;
}

/** Returns the first breach, or undefined for a mistake that the laws do not find. */
async function firstBreach({ endpoint, around }: Mistake): Promise<string | undefined> {
  const choice = lawChoice(() => true);
  const writes = choice.writes.filter((id) => id === endpoint);
  // First alone, with what its states need: most are found soon.
  const states = [...cases, ...refusedCases].filter(({ write }) => write === endpoint).map(({ state }) => state);
  const needed = new Set(states.flatMap(({ calls = [] }) => calls.map((call) => call.endpoint)));
  const own = choice.writes.filter((id) => id === endpoint || needed.has(id));
  const rounds = [writes.length > 0 ? own : [], [...choice.writes]];
  for (const chosen of rounds)
    try {
      const ordered = { ...choice, writes: chosen };
      for await (const { breaches, title, subject } of judgements(providerHere(here(around)), ordered, {
        first: writes[0],
      }))
        if (breaches[0]) return `${subject} ${title}: ${breaches[0].law}: ${breaches[0].message}`;
    } catch (thrown) {
      return `state: ${(thrown as Error).message}`;
    }
  return undefined;
}

/** Returns the first interaction of the pacts that finds a mistake. */
async function foundByPacts({ endpoint, around }: Mistake): Promise<string | undefined> {
  for (const { target, seed, input, pact } of interactions) {
    if (target.id !== endpoint || interactionOf(pact.uponReceiving)?.outcome.kind === 'denied') continue;
    const provider = providerHere(here(around));
    const states = (pact.states ?? []).map(
      ({ parameters }) => (parameters ?? {}) as unknown as Parameters & { call?: EarlierCall },
    );
    const calls = states.flatMap(({ call }) => (call ? [call] : []));
    const [first] = states;
    const forced =
      first?.endpoint === undefined
        ? undefined
        : { endpoint: first.endpoint, resCode: first.resCode ?? 0, message: first.message ?? '' };
    try {
      await provider.set({ seed, fails: first?.fails, forced, calls });
      const after = states.reduce((sum, state) => sum + (state.after ?? 0), 0);
      if (after > 0) await provider.pass(after);
      const { status, text } = await provider.call(endpoint, input);
      const [fault] = secondVerdict(pact.uponReceiving, { status, text });
      if (fault) return `${pact.uponReceiving}: ${fault.field}: ${fault.message}`;
    } catch (thrown) {
      return `${pact.uponReceiving}: ${(thrown as Error).message}`;
    }
  }
  return undefined;
}

/** Prints the table of results by kind of mistake. */
function printed(results: ReadonlyMap<string, { found: number; left: readonly string[] }>): 0 | 1 {
  const rows = [...results].map(([kind, { found, left }]) => ({ kind, found, all: found + left.length, left }));
  for (const { kind, found, all, left } of rows) {
    console.log(`${kind.padEnd(36)}${found} of ${all}`);
    for (const one of left) console.log(`    ${one}`);
  }
  const [found, all] = [rows.reduce((sum, row) => sum + row.found, 0), rows.reduce((sum, row) => sum + row.all, 0)];
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`found ${found} of ${all} (${((found / all) * 100).toFixed(1)} %) in ${seconds} s`);
  const missedEffects = rows.some(({ kind, left }) => kind.startsWith('effect') && left.length > 0);
  return found / all < 0.95 || missedEffects ? 1 : 0;
}
