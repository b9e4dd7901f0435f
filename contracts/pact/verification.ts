import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import * as z from 'zod/mini';
import { isOtherSystem, type Service, services } from '../endpoint.ts';
import type { Broker, Done, Job } from './engine.ts';
import { type Finding, findingsIn } from './finding.ts';
import { grouped } from './grouped.ts';
import { Turns } from './in-turns.ts';
import { holdClock, isWorld, type StatePlace } from './provider-state.ts';
import { contractNow } from './example-state.ts';
import { type Choice, chosenOf } from './pact-part.ts';

export interface Verification extends Choice {
  /**
   * The provider's origin. When the only service is one of another system, its calls go to exactly this URL.
   */
  readonly provider: string;
  readonly service?: Service | undefined;
  readonly statesUrl?: string | undefined;
  /** The URL of a Pact broker whose pacts take the place of the bundled ones. */
  readonly broker?: string | undefined;
  /** The provider's version for which Pact publishes to the broker where both verdicts hold. */
  readonly publishVersion?: string | undefined;
  /** Branch from which the provider was built. */
  readonly branch?: string | undefined;
  readonly secret: string;
  readonly bearer?: string | undefined;
  readonly idToken?: string | undefined;
  /** Time limit of a provider's answer, in milliseconds. */
  readonly limitMs: number;
  /** Maximum number of accounts at the same time, 1 by default. */
  readonly atOnce?: number | undefined;
  /** Queue that the run shares with other checks of the provider. */
  readonly turns?: Turns | undefined;
  /** Receives remarks about publishing. */
  readonly note?: (text: string) => void;
}

const pacts = join(import.meta.dirname, extname(import.meta.filename) === '.ts' ? 'pacts' : 'pact/pacts');
const Pact = z.looseObject({
  interactions: z.array(
    z.looseObject({
      description: z.string(),
      providerStates: z.optional(
        z.array(
          z.looseObject({ name: z.string(), params: z.optional(z.looseObject({ seed: z.optional(z.string()) })) }),
        ),
      ),
    }),
  ),
});
type Pact = z.output<typeof Pact>;

/**
 * Verifies a provider against the pacts, with Pact's verifier in a separate process.
 * @param shared an engine to reuse, for callers that verify many times; without it, one is started and stopped
 * @throws when no interaction fits the settings, or Pact fails
 */
export async function verify(settings: Verification, shared?: Engine): Promise<Finding[]> {
  const { world, states } = await placeIn(settings);
  const chosenServices = settings.service
    ? [settings.service]
    : services.filter((service) => world || !isOtherSystem(service));
  const release = states?.kind === 'world' ? await holdClock(states.url, contractNow, settings.limitMs) : undefined;
  const engine = shared ?? startEngine();
  const folder = await mkdtemp(join(tmpdir(), 'lineside-pacts-'));
  try {
    const findings: Finding[] = [];
    const run = async (service: Service, source: Job['source'], runner = engine) =>
      findingsIn(service, await runner.run(jobFor(service, source, settings, states, world)), settings.limitMs);
    if (settings.broker === undefined) {
      const verifyPart = async ({ service, pact, interactions }: Part) => {
        const file = join(folder, `${randomUUID()}.json`);
        await writeFile(file, JSON.stringify({ ...pact, interactions }));
        return run(service, { file });
      };
      const { atOnce, turns } = turnsFor(settings, states);
      const parts = (await Promise.all(chosenServices.map((one) => partsOf(one, settings, atOnce > 1)))).flat();
      findings.push(
        ...(await verifyParts(parts, { verifyPart, turns, mayFail: atOnce > 1 && states?.kind !== 'world' })),
      );
    } else
      for (const service of chosenServices)
        findings.push(
          ...(await verifyBrokerPacts(settings, settings.broker, service, folder, (source, runner) =>
            run(service, source, runner),
          )),
        );
    if (findings.length === 0)
      throw new Error(
        settings.broker ? 'the broker has no pact of these services' : 'no interaction fits these choices',
      );
    return findings;
  } finally {
    if (!shared) engine.stop();
    await rm(folder, { recursive: true });
    await release?.();
  }
}

/** Turns of a verification. Without states there is one at a time: calls depend on those before them. */
function turnsFor({ atOnce = 1, turns }: Verification, states: StatePlace): { atOnce: number; turns: Turns } {
  if (!states) return { atOnce: 1, turns: new Turns() };
  return { atOnce, turns: turns ?? new Turns(atOnce) };
}

/** Interactions of a pact: in the same accounts, where several are verified at once. */
interface Part {
  readonly service: Service;
  readonly pact: Pact;
  readonly accounts: readonly string[];
  readonly interactions: Pact['interactions'];
}

/** Pact takes longer for each interaction the more a file has. */
const mostOfPart = 50;

async function partsOf(service: Service, choice: Choice, isByAccounts: boolean): Promise<Part[]> {
  const pact = await readPact(service);
  const accountsOf = ({ providerStates = [] }: Pact['interactions'][number]) =>
    providerStates.flatMap(({ params }) => params?.seed ?? []);
  // Calls of another system have no caller, so no account.
  const groupOf = (one: Pact['interactions'][number]) =>
    isByAccounts && !isOtherSystem(service) ? [...new Set(accountsOf(one))].toSorted().join(' ') : service;
  return [...grouped(chosenOf(pact.interactions, choice), groupOf).values()].flatMap((interactions) => {
    const accounts = [...new Set(interactions.flatMap(accountsOf))];
    const starts = Array.from({ length: Math.ceil(interactions.length / mostOfPart) }, (_, at) => at * mostOfPart);
    return starts.map((start) => ({
      ...{ service, pact, accounts, interactions: interactions.slice(start, start + mostOfPart) },
    }));
  });
}

/** Returns the length of a part, in checks of a law: one takes as long as a few interactions. */
const sizeOf = ({ interactions }: Part): number => interactions.length / 4;

interface PartRun {
  readonly verifyPart: (part: Part) => Promise<Finding[]>;
  readonly turns: Turns;
  /** The part may fail because of other parts, whose accounts it may depend on. */
  readonly mayFail: boolean;
}

/**
 * Verifies parts, those of several accounts at once. Where accounts may depend on each other, what fails beside others
 * is verified again alone.
 */
async function verifyParts(parts: readonly Part[], { verifyPart, turns, mayFail }: PartRun): Promise<Finding[]> {
  const results = await turns.all(
    parts.map((part) => ({ accounts: part.accounts, size: sizeOf(part), run: () => verifyPart(part) })),
  );
  const isFailed = ({ faults }: Finding) => faults.length > 0;
  for (const [index, part] of mayFail ? parts.entries() : [])
    if (results[index]?.some(isFailed))
      [results[index] = []] = await turns.all([{ accounts: 'all', run: () => verifyPart(part) }]);
  // Restores the order of the pact after it was run in parts.
  const places = new Map(
    [...new Set(parts.map(({ pact }) => pact))].flatMap(({ interactions }, pactAt) =>
      interactions.map(({ description }, at) => [description, pactAt * 10_000 + at] as const),
    ),
  );
  return results.flat().toSorted((a, b) => (places.get(a.description) ?? 0) - (places.get(b.description) ?? 0));
}

/**
 * Returns true when the provider is on this machine. Only there a fixture carrier listens, so no other host gets
 * requests for its controls.
 */
function isHere(provider: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(provider).hostname);
}

/**
 * Verifies a broker's pacts of a service. Pact publishes its own verdict alone. So it verifies again to publish,
 * where both verdicts hold. `can-i-deploy` refuses a version without a result.
 * @throws Error when the broker refuses
 */
async function verifyBrokerPacts(
  { branch, publishVersion, note }: Verification,
  url: string,
  service: Service,
  folder: string,
  run: (source: Job['source'], runner?: Engine) => Promise<Finding[]>,
): Promise<Finding[]> {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password } = process.env;
  const broker: Broker = { url, branch, token, username, password };
  const findings = await run({ broker });
  if (publishVersion === undefined || findings.length === 0) return findings;
  if (findings.some(({ faults }) => faults.length > 0)) {
    note?.(`${service}: nothing is published, since not all interactions hold.`);
    return findings;
  }
  const log = join(folder, `${service}.log`);
  // Publishes in a process of its own, because Pact configures its log once in a process.
  const publisher = startEngine();
  try {
    const published = await run({ broker: { ...broker, publish: { version: publishVersion, log } } }, publisher);
    const failure = /Publishing of verification results failed.*/.exec(await readFile(log, 'utf8').catch(() => ''));
    if (failure) throw new Error(failure[0]);
    return published;
  } finally {
    publisher.stop();
  }
}

/** Returns the address at which a provider's states are set up, and whether it is a fixture carrier. */
export async function placeIn(settings: Verification): Promise<{ world: boolean; states: StatePlace }> {
  const world = isHere(settings.provider) && (await isWorld(settings.provider, settings.limitMs));
  return { world, states: placeOf(settings, world) };
}

function placeOf({ statesUrl, provider }: Verification, world: boolean): StatePlace {
  if (statesUrl !== undefined) return { kind: 'url', url: statesUrl };
  return world ? { kind: 'world', url: provider } : undefined;
}

function jobFor(
  service: Service,
  source: Job['source'],
  settings: Verification,
  states: StatePlace,
  world: boolean,
): Job {
  const { provider, secret, bearer, idToken, limitMs } = settings;
  return {
    provider: service,
    providerUrl: world && isOtherSystem(service) ? `${provider}/${service}` : provider,
    source,
    states,
    secret,
    bearer,
    idToken,
    limitMs,
  };
}

const pactCache = new Map<Service, Promise<Pact>>();
/** The pact of a service that comes with this version; read once, as it takes longer than to verify one call. */
function readPact(service: Service): Promise<Pact> {
  const pact = pactCache.get(service) ?? readFile(fileOf(service), 'utf8').then((text) => Pact.parse(JSON.parse(text)));
  pactCache.set(service, pact);
  return pact;
}

function fileOf(service: Service): string {
  return join(pacts, `lineside-${service}.json`);
}

/** Returns the environment without Pact's own settings, such as a broker, and without its usage reports. */
function environment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_'));
  return { ...Object.fromEntries(variables), PACT_DO_NOT_TRACK: 'true', UV_THREADPOOL_SIZE: '24' };
}

export type Engine = ReturnType<typeof startEngine>;

/** Starts Pact's verifier in a separate process, as it writes to the terminal and may end without warning. */
export function startEngine() {
  const child = fork(join(import.meta.dirname, `engine${extname(import.meta.filename)}`), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: environment(),
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-2_000);
  });
  const ends = new Map<string, (done: Done | undefined) => void>();
  child.on('message', ({ id, done }: { id: string; done: Done }) => ends.get(id)?.(done));
  child.on('exit', () => {
    for (const end of ends.values()) end(undefined);
  });
  return {
    /** Runs one job; several may run at once. @throws when the process ends first */
    async run(job: Job): Promise<Done> {
      const id = randomUUID();
      const ended = new Promise<Done | undefined>((end) => ends.set(id, end));
      child.send({ id, job });
      const done = await ended;
      ends.delete(id);
      if (!done) throw new Error(`Pact's verifier ended: ${stderr}`);
      return done;
    },
    stop: () => child.kill(),
  };
}
