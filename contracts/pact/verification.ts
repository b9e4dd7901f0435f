import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import * as z from 'zod';
import { isOtherSystem, type Service, services } from '../endpoint.ts';
import type { Done, Job } from './engine.ts';
import { pactsOf, publishVerdict } from './broker.ts';
import { bundledPact, differsFromKit, noteOn } from './kit-age.ts';
import { type Finding, findingsIn, type Judged } from './finding.ts';
import { holdClock, isWorld, type StatePlace } from './provider-state.ts';
import { contractNow } from './example-state.ts';
import { interactions } from './interaction.ts';

export interface Verification {
  /**
   * The provider's origin. When the only service is one of another system, its calls go to exactly this URL.
   */
  readonly provider: string;
  readonly service?: Service | undefined;
  /** A seed, such as `active-family`, or the beginning of a state's description. */
  readonly state?: string | undefined;
  /** Ids of endpoints. */
  readonly endpoint?: readonly string[] | undefined;
  /** One interaction, by its full description. */
  readonly description?: string | undefined;
  readonly statesUrl?: string | undefined;
  readonly broker?: string | undefined;
  /** The provider's version for which the broker is told both verdicts as one. */
  readonly publishVersion?: string | undefined;
  /** The branch that the provider was built from. */
  readonly branch?: string | undefined;
  readonly secret: string;
  readonly bearer?: string | undefined;
  readonly idToken?: string | undefined;
  /** Milliseconds that a provider may take to answer. */
  readonly limitMs: number;
  /** Receives what is to be known of a broker's pacts. */
  readonly note?: (text: string) => void;
}

const pacts = join(import.meta.dirname, extname(import.meta.filename) === '.ts' ? 'pacts' : 'pact/pacts');
const PactFile = z.object({
  interactions: z.array(z.object({ description: z.string(), providerStates: z.array(z.object({ name: z.string() })) })),
});

/**
 * Verifies a provider against the pacts, with Pact's verifier in a separate process.
 * @param shared an engine to reuse, for callers that verify many times; without it, one is started and stopped
 * @throws when no interaction fits the settings, or Pact fails
 */
export async function verify(settings: Verification, shared?: Engine): Promise<Finding[]> {
  const world = isHere(settings.provider) && (await isWorld(settings.provider, settings.limitMs));
  const states = placeOf(settings, world);
  const chosen = await servicesOf(settings, world);
  const release = states?.kind === 'world' ? await holdClock(states.url, contractNow, settings.limitMs) : undefined;
  const engine = shared ?? startEngine();
  try {
    const findings: Finding[] = [];
    for (const service of chosen) {
      const run = async (file: string, judged?: Judged) => {
        const done = await engine.run(jobFor(service, file, settings, states, world));
        return findingsIn(service, done, settings.limitMs, judged);
      };
      if (settings.broker === undefined) findings.push(...(await run(fileOf(service))));
      else findings.push(...(await verifyBrokerPacts(settings, settings.broker, service, run)));
    }
    if (findings.length === 0) throw new Error('no interaction fits these choices');
    return findings;
  } finally {
    if (!shared) engine.stop();
    await release?.();
  }
}

/** Whether it is on this machine, where alone a fixture carrier listens: nobody else is asked for its controls. */
function isHere(provider: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(provider).hostname);
}

/** Verifies what a broker has for a service, pact by pact, and tells it the verdict on each whole one. */
async function verifyBrokerPacts(
  { branch, publishVersion: version, note }: Verification,
  broker: string,
  service: Service,
  run: (file: string, judged: Judged) => Promise<Finding[]>,
): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lineside-broker-'));
  try {
    const findings: Finding[] = [];
    const bundled = await bundledPact(fileOf(service));
    for (const [index, pact] of (await pactsOf(broker, service, branch)).entries()) {
      const text = noteOn(service, pact, bundled);
      if (text !== undefined) note?.(text);
      const file = join(folder, `${index}.json`);
      await writeFile(file, JSON.stringify(pact.content));
      const found = await run(file, { isPending: pact.isPending, differs: differsFromKit(pact, bundled) });
      if (version !== undefined) await publishVerdict({ broker, service, version, branch, pact, findings: found });
      findings.push(...found);
    }
    return findings;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function placeOf({ statesUrl, provider }: Verification, world: boolean): StatePlace {
  if (statesUrl !== undefined) return { kind: 'url', url: statesUrl };
  return world ? { kind: 'world', url: provider } : undefined;
}

/**
 * The services with something to verify. Other systems have their own addresses, so they are verified one at a time.
 */
async function servicesOf(settings: Verification, world: boolean): Promise<Service[]> {
  const asked = settings.service ? [settings.service] : services.filter((service) => world || !isOtherSystem(service));
  if (settings.broker !== undefined) return asked;
  const { description, state } = patternsOf(settings);
  const fits = await Promise.all(
    asked.map(async (service) => {
      const { interactions } = PactFile.parse(JSON.parse(await readFile(fileOf(service), 'utf8')));
      return interactions.some(
        (one) =>
          new RegExp(description ?? '').test(one.description) &&
          one.providerStates.some(({ name }) => new RegExp(state ?? '').test(name)),
      );
    }),
  );
  return asked.filter((_, index) => fits[index]);
}

function jobFor(service: Service, file: string, settings: Verification, states: StatePlace, world: boolean): Job {
  const { provider, secret, bearer, idToken, limitMs } = settings;
  return {
    provider: service,
    providerUrl: world && isOtherSystem(service) ? `${provider}/${service}` : provider,
    file,
    states,
    secret,
    bearer,
    idToken,
    limitMs,
    ...patternsOf(settings),
  };
}

function fileOf(service: Service): string {
  return join(pacts, `lineside-${service}.json`);
}

/** Pact filters interactions by regular expressions for description and state, without look-ahead. */
function patternsOf({ endpoint, description, state }: Verification): Pick<Job, 'description' | 'state'> {
  return {
    description: description === undefined ? endpoint && observedBy(endpoint) : `^${literal(description)}$`,
    state: state && `^(a customer like )?${literal(state)}([ ,]|$)`,
  };
}

/** The interactions of calls, and those in which a read shows what they have done. */
function observedBy(ids: readonly string[]): string {
  const reads = interactions.filter(
    ({ target, calls }) => !ids.includes(target.id) && calls.some(({ endpoint }) => ids.includes(endpoint)),
  );
  const after = reads.map(({ pact }) => `${literal(pact.uponReceiving)}$`);
  return `^(${[...ids.map((id) => `${literal(id)} `), ...after].join('|')})`;
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export type Engine = ReturnType<typeof startEngine>;

/** Starts Pact's verifier in a separate process, as it writes to the terminal and may end without warning. */
export function startEngine() {
  const child = fork(join(import.meta.dirname, `engine${extname(import.meta.filename)}`), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-2_000);
  });
  return {
    /** Runs one job. @throws when the process ends first */
    async run(job: Job): Promise<Done> {
      const settled = new AbortController();
      const { signal } = settled;
      const ended = once(child, 'exit', { signal }).then(() => {
        throw new Error(`Pact's verifier ended: ${stderr}`);
      });
      try {
        child.send(job);
        const [done] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Done];
        return done;
      } finally {
        settled.abort();
      }
    },
    stop: () => child.kill(),
  };
}
