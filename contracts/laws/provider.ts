import { type Answer, readAnswer } from '#rpc/carrier/read-answer.ts';
import { buildRequest, type Credentials } from '#rpc/carrier/request.ts';
import { carrier } from '../carrier.ts';
import type { Endpoint } from '../endpoint.ts';
import type { EarlierCall } from '../example.ts';
import { contractNow, credentialsOf, type Forced, personOf, stateOf, timePassed } from '../pact/example-state.ts';
import { setState, type StatePlace, StateRefused } from '../pact/provider-state.ts';
import { inverse, renamed, renamedText, type StateValues } from '../pact/state-values.ts';
import { unfitHeaders } from '../pact/unfit-header.ts';
import { peopleOf, type SeedName } from '../seed.ts';

/** A state of the laws: a seed, what fails next, what is refused next, and calls that were made since. */
export interface LawState {
  readonly seed: SeedName;
  readonly fails?: 'topUp' | 'planChange' | 'hold' | 'router' | undefined;
  readonly forced?: Forced | undefined;
  readonly calls?: readonly EarlierCall[] | undefined;
  /** The state is read after the calls have taken effect. */
  readonly settled?: true;
}

export interface ProviderSettings {
  readonly provider: string;
  readonly states: NonNullable<StatePlace>;
  readonly secret: string;
  readonly bearer?: string | undefined;
  readonly idToken?: string | undefined;
  /** Time limit of a provider's answer, in milliseconds. */
  readonly limitMs: number;
  /** Milliseconds to wait for effects; undefined for a provider whose clock the state `time has passed` moves. */
  readonly settleMs?: number | undefined;
  /** Replaces the network and the states URL, for a provider in this process. */
  readonly here?: Here | undefined;
}

/** A provider in the same process. */
export interface Here {
  readonly send: (request: Request) => Promise<Response>;
  readonly setUp: (state: string, parameters: unknown) => Promise<StateValues>;
}

/** A request with its reply, for reports. */
export interface Sent {
  readonly answer: Answer;
  readonly request: { readonly method: string; readonly url: string; readonly body: string };
  readonly status: number;
  readonly text: string;
  readonly at: number;
}

/** Deliberate fault of an otherwise correct request. */
export type Wrong = 'spent token' | 'wrong signature';

interface CallOptions {
  readonly key?: string;
  readonly wrong?: Wrong;
  readonly seed?: SeedName;
  readonly isRaw?: boolean;
}

/** The time that operations may take where the clock can be moved. Milliseconds. */
const settled = 10 * 60_000;

const endpointOf = (id: string): Endpoint => {
  const [resource = '', verb = ''] = id.split('.');
  return (carrier as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>)[resource]?.[verb] as Endpoint;
};

/** Counters of a whole run. */
interface Run {
  readonly startedAt: number;
  calls: number;
  states: number;
}

/** Client of a provider, which sets up one state after another and counts the calls. */
export class Provider {
  readonly #settings: ProviderSettings;
  readonly #run: Run;
  #seed: SeedName = 'active-single';
  #values: StateValues = { ids: {} };
  #waited = 0;

  constructor(settings: ProviderSettings, run: Run = { startedAt: performance.now(), calls: 0, states: 0 }) {
    this.#settings = settings;
    this.#run = run;
  }

  /** Returns the same provider for the state of another account meanwhile; both are one run. */
  beside(): Provider {
    return new Provider(this.#settings, this.#run);
  }

  /** Returns the number of calls of the run. */
  get calls(): number {
    return this.#run.calls;
  }

  /** Returns the number of states that the run has set up. */
  get states(): number {
    return this.#run.states;
  }

  /** Returns the milliseconds since the start of the run, when the provider's clock was set. */
  get drift(): number {
    return performance.now() - this.#run.startedAt;
  }

  /** Returns true when a state can move the provider's clock. */
  get hasClock(): boolean {
    return this.#settings.settleMs === undefined;
  }

  /** The time in the state, in milliseconds: that of the contract, and what has been waited for since. */
  get at(): number {
    return Date.parse(contractNow) + this.#waited;
  }

  /**
   * Sets a state up and makes its earlier calls.
   * @param beside a seed that was set up just before, whose ids stay known
   * @throws StateRefused when the provider refuses the state or a call
   */
  async set({ seed, fails, forced, calls = [], settled: isSettled }: LawState, beside?: SeedName): Promise<void> {
    this.#run.states += 1;
    const firstState = stateOf({ seed, ...(fails && { fails }) }, forced);
    this.#seed = seed;
    this.#waited = 0;
    const earlierIds = beside === undefined ? {} : this.#values.ids;
    const values = await this.#setUp(firstState.description, firstState.parameters);
    this.#values = { ...values, ids: { ...earlierIds, ...values.ids } };
    for (const { endpoint, input } of calls) {
      const { answer, status, text } = await this.call(endpoint, input);
      if (answer.kind !== 'reply')
        throw new StateRefused(`the earlier call ${endpoint} was refused: HTTP ${status} ${text.slice(0, 200)}`);
      if (endpoint === 'customer.create') this.#adopt(answer.reply as { id: string; peerAccountRef: string });
    }
    if (isSettled) await this.wait();
  }

  /** Gives a line that was added its id of the contract. */
  #adopt({ id, peerAccountRef }: { id: string; peerAccountRef: string }): void {
    const ours = peopleOf(this.#seed).customerId(Number(peerAccountRef.split('|')[2]));
    if (id !== ours) this.#values = { ...this.#values, ids: { ...this.#values.ids, [ours]: id } };
  }

  /** Lets the time pass in which all effects are over; `isOver` ends it sooner where no clock can be moved. */
  async wait(isOver?: () => Promise<boolean>): Promise<void> {
    const { settleMs } = this.#settings;
    if (settleMs === undefined) return this.pass(settled);
    const started = performance.now();
    while (performance.now() - started < settleMs) {
      await new Promise((done) => setTimeout(done, Math.min(250, settleMs / 4)));
      if (await isOver?.()) break;
    }
    this.#waited += performance.now() - started;
  }

  /** Moves the provider's clock ahead, in milliseconds. */
  async pass(after: number): Promise<void> {
    await this.#setUp(timePassed, { ...stateOf({ seed: this.#seed }).parameters, after });
    this.#waited += after;
  }

  #setUp(description: string, parameters: unknown): Promise<StateValues> {
    const { provider, states, secret, bearer, idToken, limitMs, here } = this.#settings;
    if (here) return here.setUp(description, parameters);
    return setState(states, 'setup', description, parameters, {
      providerUrl: provider,
      limitMs,
      secret,
      bearer,
      idToken,
    });
  }

  /**
   * Makes a call as the state's person, with the ids of the contract in request and reply.
   * @param key the idempotency key, a new one by default
   * @param isRaw true to send what the declaration may refuse
   * @throws Error when the provider does not answer
   */
  async call(
    id: string,
    input: Readonly<Record<string, unknown>>,
    { key = crypto.randomUUID(), wrong, seed = this.#seed, isRaw = false }: CallOptions = {},
  ): Promise<Sent> {
    this.#run.calls += 1;
    const target = endpointOf(id);
    const { provider, secret, limitMs, here } = this.#settings;
    const origins = { carrier: provider, marketing: '', 'referral-tracking': '', maps: '', rates: '' };
    const sentInput = renamed(input, this.#values.ids);
    const request = await buildRequest(
      target,
      isRaw ? (sentInput as Record<string, unknown>) : target.input.parse(sentInput),
      this.#credentials(seed, wrong),
      { origins, secret, now: () => new Date(), transactionId: () => key },
    );
    if (wrong === 'wrong signature') request.headers.set('x-signature', unfitHeaders.wrongSignature);
    const body = target.method === 'GET' ? '' : await request.clone().text();
    const reply = await within(limitMs, async (signal) => {
      const response = await (here ? here.send(request) : fetch(request, { signal }));
      return { status: response.status, text: await response.text() };
    });
    const text = renamedText(reply.text, inverse(this.#values.ids));
    const answer = readAnswer(target, reply.status, text);
    return {
      answer,
      request: { method: request.method, url: request.url, body },
      status: reply.status,
      text,
      at: this.at,
    };
  }

  #credentials(seed: SeedName, wrong: Wrong | undefined): Credentials {
    const spent = wrong === 'spent token';
    const credentials = credentialsOf(seed, spent ? { exp: Date.parse(unfitHeaders.oldDate) / 1000 } : {});
    if (spent) return { ...credentials, accessToken: unfitHeaders.spentToken };
    if (seed !== this.#seed) return credentials;
    const { bearer = this.#settings.bearer, idToken = this.#settings.idToken } = this.#values;
    return {
      ...credentials,
      accessToken: bearer ?? credentials.accessToken,
      idToken: idToken ?? credentials.idToken,
      isPrimary: personOf(seed).isPrimary,
    };
  }
}

/** Waits for a call, for so many milliseconds. A run makes thousands, so that no timer may outlive its call. */
async function within<Result>(limitMs: number, run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('The provider did not reply in time', 'TimeoutError')),
    limitMs,
  );
  try {
    return await run(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
