import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { isOtherSystem, type Service, services } from '../endpoint.ts';
import type { Done, Job } from './engine.ts';
import { type Finding, findingsIn } from './finding.ts';
import { holdClock, isWorld, type StatePlace } from './provider-state.ts';
import { contractNow } from './state.ts';

export interface Verification {
  /**
   * The provider's origin; a system that is not the carrier's is asked at this very address when it is the only
   * service.
   */
  readonly provider: string;
  readonly service?: Service | undefined;
  /** A seed, such as `active-family`, or a state's text, whole or its first words. */
  readonly state?: string | undefined;
  readonly endpoint?: string | undefined;
  /** One interaction, by its full description. */
  readonly description?: string | undefined;
  readonly statesUrl?: string | undefined;
  readonly broker?: string | undefined;
  readonly publishVersion?: string | undefined;
  readonly secret: string;
  readonly bearer?: string | undefined;
  readonly idToken?: string | undefined;
  /** Milliseconds that a provider may take to answer. */
  readonly limitMs: number;
}

const pacts = join(import.meta.dirname, 'pacts');
const PactFile = z.object({
  interactions: z.array(z.object({ description: z.string(), providerStates: z.array(z.object({ name: z.string() })) })),
});

/**
 * Holds a provider against the pacts, with Pact's own verifier in a process of its own.
 * @param shared an engine to use again, for callers that verify many times; without it, one is started and stopped
 * @throws when nothing is left to verify, or Pact gave up
 */
export async function verify(settings: Verification, shared?: Engine): Promise<Finding[]> {
  const world = await isWorld(settings.provider, settings.limitMs);
  const states = placeOf(settings, world);
  const chosen = await servicesOf(settings, world);
  const release = states?.kind === 'world' ? await holdClock(states.url, contractNow, settings.limitMs) : undefined;
  const engine = shared ?? startEngine();
  try {
    const findings: Finding[] = [];
    for (const service of chosen) {
      const done = await engine.run(jobFor(service, settings, states, world));
      findings.push(...findingsIn(service, done, settings.limitMs));
    }
    if (findings.length === 0) throw new Error('no interaction fits these choices');
    return findings;
  } finally {
    if (!shared) engine.stop();
    await release?.();
  }
}

function placeOf({ statesUrl, provider }: Verification, world: boolean): StatePlace {
  if (statesUrl !== undefined) return { kind: 'url', url: statesUrl };
  return world ? { kind: 'world', url: provider } : undefined;
}

/**
 * The services with something to verify. Systems that are not the carrier's live elsewhere, so they are verified on
 * their own.
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

function jobFor(service: Service, settings: Verification, states: StatePlace, world: boolean): Job {
  const { provider, broker, publishVersion, secret, bearer, idToken, limitMs } = settings;
  return {
    provider: service,
    providerUrl: world && isOtherSystem(service) ? `${provider}/${service}` : provider,
    source: broker === undefined ? { file: fileOf(service) } : { broker, publishVersion },
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

/** Pact chooses interactions by regular expressions over their description and state, which cannot look ahead. */
function patternsOf({ endpoint, description, state }: Verification): Pick<Job, 'description' | 'state'> {
  return {
    description: description === undefined ? endpoint && `^${literal(endpoint)} ` : `^${literal(description)}$`,
    state: state && `^(a customer like )?${literal(state)}([ ,]|$)`,
  };
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export type Engine = ReturnType<typeof startEngine>;

/** Pact's verifier in a process of its own: it writes to the terminal and may end without warning. */
export function startEngine() {
  const child = fork(join(import.meta.dirname, 'engine.ts'), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2_000);
  });
  return {
    /** Has one job done. @throws when the process ends before */
    async run(job: Job): Promise<Done> {
      const settled = new AbortController();
      const { signal } = settled;
      const ended = once(child, 'exit', { signal }).then(() => {
        throw new Error(`Pact's verifier ended: ${complaint}`);
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
