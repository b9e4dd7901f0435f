import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Viewer } from '#rpc/portal-account.ts';
import type { SubmitRequest, SubmitOutcome } from '#rpc/operation/submission.ts';
import { topUpBefore } from '#rpc/domain/top-up.ts';
import { occurrenceOf } from '#rpc/domain/line.ts';
import { isReconciled } from '#rpc/domain/ledger.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { sampleShipping } from '#rpc/testing/sample-shipping.ts';
import { accountOf } from '../../account/access.ts';
import { Ledger } from '../../account/ledger.ts';
import { Polling } from '../../account/polling.ts';
import { migrate } from '../../account/migrations.ts';
import { SagaJournalTable } from '../../account/saga-journal-table.ts';
import { Store } from '../../account/store.ts';
import type { Env } from '../../env.ts';
import { type Fate, PretendCarrier, accountRef, primaryId } from './pretend-carrier.ts';
import { Killed, SqliteStorage } from './sqlite-storage.ts';

export const formKinds = ['reorder-sim', 'top-up', 'add-line'] as const;
export type FormKind = (typeof formKinds)[number];

/** A page's form, as it was opened. */
export interface Form {
  id: string;
  kind: FormKind;
  lineId: string;
  /** What the carrier was read for, by a submission that is not sent yet. */
  read?: Pick<SubmitRequest, 'readStartedAt' | 'terms' | 'baseline'>;
}

export const second = 1_000;
/** A call that has no reply by then never gets one. */
const callMs = 10 * second;
/** A page waits no longer for its reply. */
const patienceMs = 3 * second;

const database = new DatabaseSync(':memory:');
const statements = new Map<string, StatementSync>();
migrate(new SqliteStorage(database, statements) as never);

/** One life of the Account object: the ledger and polling as they are, over storage that outlives them. */
class Life {
  readonly storage = new SqliteStorage(database, statements);
  readonly store: Store;
  readonly ledger: Ledger;
  readonly polling: Polling;
  ringing: Promise<void> | undefined;

  constructor(world: ModelAccount) {
    const sql = this.storage as never as SqlStorage;
    this.store = new Store(sql, { onUnreadable: () => undefined });
    const steps = new SagaJournalTable(sql);
    const deps = {
      store: this.store,
      now: () => world.now,
      callerFor: () => world.carrier.caller,
      journalOf: (id: string) => ({
        ...steps.journalOf(id),
        secrets: async () => ({}),
        now: () => world.now,
        endOtherSessions: async () => 0,
      }),
    };
    this.ledger = new Ledger({
      isDisabled: () => false,
      ...deps,
      thirdPartyCaller: () => world.carrier.caller,
      rateLimitedUntil: () => undefined,
      storeSecrets: () => undefined,
      onNotifyFailed: () => undefined,
      waitUntil: (work) => void work.catch(() => undefined),
      onTransition: (operation) => this.#moved(operation),
    });
    this.polling = new Polling({
      intervalFactor: () => 1,
      isAvailable: () => true,
      ...deps,
      ledger: this.ledger,
      requesterFor: async () => (world.sessions === 'alive' ? requesterOf(primaryId) : world.noRequester()),
      liveAudience: () => 'nobody',
      onChange: () => undefined,
      onLineStatus: () => undefined,
      onUnchanged: () => undefined,
      recordPoll: () => undefined,
      onError: (_, __, thrown) => ignoreKilled(thrown),
    });
  }

  /** As the Account object does it. */
  #moved(operation: Operation): void {
    this.polling.noteTransition(operation);
  }

  /** The alarm, when it is due; one at a time. */
  ring(now: number): void {
    if (this.ringing || (this.polling.nextAt() ?? Infinity) > now) return;
    this.ledger.recoverLostCalls();
    this.ringing = this.polling
      .run()
      .catch(ignoreKilled)
      .finally(() => (this.ringing = undefined));
  }
}

/** Somebody's account: its object with all its lives, its carrier, and the clock that both go by. */
export class ModelAccount {
  readonly carrier = new PretendCarrier();
  readonly forms: Form[] = [];
  /** What each submission led to. */
  readonly led: { form: Form; actorId: string; to: SubmitOutcome }[] = [];
  sessions: 'alive' | 'over' | 'unreachable' = 'alive';
  now = Date.UTC(2026, 10, 20);
  #life: Life;
  /** Objects by name: however many hosts there are, a group has one (SAFETY-18). */
  readonly #env: Env;
  #waits: { until: number; end: () => void }[] = [];

  constructor() {
    this.carrier.passTo(this.now);
    this.#life = new Life(this);
    for (const table of ['operation', 'step', 'job']) this.#life.storage.exec(`DELETE FROM ${table}`);
    const names = new Map<string, ModelAccount>();
    this.#env = {
      ACCOUNT: {
        idFromName: (name: string) => name,
        get: (name: string) => names.get(name) ?? names.set(name, this).get(name),
      },
    } as never;
  }

  noRequester(): 'unreachable' | undefined {
    return this.sessions === 'unreachable' ? 'unreachable' : undefined;
  }

  get operations(): Operation[] {
    return this.#query<{ id: string }>('SELECT id FROM operation').flatMap(
      ({ id }) => this.#life.store.operation(id) ?? [],
    );
  }

  /** Subjects of which more than one operation of a kind is open. */
  get crowded(): string[] {
    const query = `SELECT subject_id AS subject FROM operation WHERE state IN ('sending', 'pending', 'unknown')
      GROUP BY kind, subject_id HAVING count(*) > 1`;
    return this.#query<{ subject: string }>(query).map(({ subject }) => subject);
  }

  #query<R>(query: string): R[] {
    return this.#life.storage.exec(query).toArray() as R[];
  }

  /** What `scheduler.wait` is to the ledger: it ends with this clock. */
  wait(ms: number, { signal }: { signal: AbortSignal }): Promise<void> {
    return new Promise((end, fail) => {
      this.#waits.push({ until: this.now + ms, end });
      signal.addEventListener('abort', () => fail(new Error('aborted')));
    });
  }

  open(kind: FormKind, line: number): Form {
    const lineId = kind === 'add-line' ? primaryId : `line-${line + 1}`;
    const form = { id: `form-${this.forms.length}`, kind, lineId };
    this.forms.push(form);
    return form;
  }

  /** A page reads the carrier for a form, and takes its time to send it. */
  read(form: Form): void {
    if (this.carrier.isDown) return;
    this.sessions = 'alive';
    this.#life.polling.resumeIdleJobs();
    const { kind, lineId: subjectId } = form;
    const before = {
      'reorder-sim': { orderIds: this.carrier.ordersOf(subjectId) },
      'top-up': topUpBefore(
        { lineId: subjectId, gigabytes: 2 },
        this.carrier.statusOf(subjectId),
        this.carrier.purchases.filter(({ status }) => status === 'SUCCESSFUL'),
      ),
      'add-line': {},
    }[kind];
    form.read = { readStartedAt: this.now, terms: this.#termsOf(form), baseline: before } as typeof form.read;
  }

  /** Sends a form: it reads the carrier first, as pages do. @param actorId somebody else may have its id */
  submit(form: Form, actorId = primaryId): void {
    if (!form.read) this.read(form);
    const { id, kind, lineId: subjectId, read } = form;
    if (!read) return;
    form.read = undefined;
    const request = { id, kind, subjectId, ...read } as SubmitRequest;
    const object = accountOf(this.#env, { groupId: 'group-1' }) as never as ModelAccount;
    const submitted = object.#life.ledger.submit(requesterOf(actorId), request, patienceMs);
    submitted.then((to) => this.led.push({ form, actorId, to }), ignoreKilled);
  }

  #termsOf({ id, kind }: Form): object {
    const places = this.carrier.lines.map(occurrenceOf);
    const next = Math.max(1, ...places) + 1;
    const address = { address1: '40 New Street', city: 'Boston', state: 'MA', zip: '02110' };
    switch (kind) {
      case 'reorder-sim':
        return { planId: 'plan-1', recipient: id, address, shipping: 300, kitPrice: 499, tax: 62 };
      case 'top-up':
        return { gigabytes: 2, charge: 1000, payerId: id };
      case 'add-line':
        return {
          primaryId,
          emailId: 'dana@example.test',
          accountRef,
          planId: 'plan-1',
          planName: 'Plan',
          lines: [
            { firstName: 'A', lastName: id, sim: 'sim', occurrence: next, price: 2000 },
            { firstName: 'B', lastName: id, sim: 'esim', occurrence: next + 1, price: 2000 },
          ],
          coupon: { code: id, discount: 0 },
          shipping: { ...sampleShipping, recipient: id, address },
        };
    }
  }

  /** One of the writes that are on their way is decided, and its reply is heard. */
  answer(index: number, fate: Fate): void {
    this.carrier.decide(index, fate)?.();
  }

  /** Every write that is on its way is decided, and no reply is heard. */
  loseAll(fates: readonly Fate[]): (() => void)[] {
    return [...this.carrier.pending.keys()].flatMap(
      (index) => this.carrier.decide(0, fates[index % fates.length] ?? 'lost-before') ?? [],
    );
  }

  /** The process dies at the next write, before it leaves. */
  killBeforeCall(): void {
    this.carrier.dies = () => {
      this.carrier.dies = () => false;
      this.kill([]);
      return true;
    };
  }

  /** The process dies with a reply that was read and not stored. */
  killBeforeStore(index: number, fate: Fate, fates: readonly Fate[]): void {
    const hear = this.carrier.decide(index, fate);
    this.kill(fates);
    hear?.();
  }

  /** The process dies; nobody hears of the writes on their way. */
  kill(fates: readonly Fate[]): void {
    this.#life.storage.kill();
    this.loseAll(fates);
    this.#life = new Life(this);
  }

  /** The platform takes the object out of memory, which it does to one that waits for nothing. */
  evict(): void {
    if (this.carrier.pending.length > 0 || this.#life.ringing) return;
    this.#life.storage.kill();
    this.#life = new Life(this);
  }

  /** Somebody looks at a page: operations of a dead process are noticed. */
  look(): void {
    this.#life.ledger.recoverLostCalls();
  }

  signIn(): void {
    this.sessions = 'alive';
    this.#life.polling.resumeIdleJobs();
  }

  /** Time goes by: calls time out, pages stop waiting, the alarm rings when it is due. */
  pass(ms: number, fates: readonly Fate[]): void {
    if (ms >= callMs) for (const hear of this.loseAll(fates)) hear();
    this.now += ms;
    this.carrier.passTo(this.now);
    const due = this.#waits.filter(({ until }) => until <= this.now);
    this.#waits = this.#waits.filter(({ until }) => until > this.now);
    for (const { end } of due) end();
    this.#life.ring(this.now);
  }

  /** All is well from now on: whatever was begun comes to its end. @returns whether it did */
  async settle(): Promise<boolean> {
    this.carrier.isDown = false;
    this.carrier.dies = () => false;
    this.signIn();
    for (let turn = 0; turn < 300; turn += 1) {
      while (this.carrier.pending.length > 0) {
        this.answer(0, 'reply');
        await quiet();
      }
      this.carrier.complete(true);
      if (this.operations.every(({ state }) => !isReconciled(state))) return true;
      this.pass(Math.max(0, (this.#life.polling.nextAt() ?? this.now) - this.now), ['reply']);
      await quiet();
    }
    return false;
  }
}

/** All that can go on without the clock or the carrier has gone on. */
export function quiet(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

function ignoreKilled(thrown: unknown): void {
  if (!(thrown instanceof Killed)) throw thrown;
}

function requesterOf(customerId: string): Viewer {
  const actor = { customerId, groupId: 'group-1', email: 'dana@example.test' };
  return { session: 'session-1', actor, credentials: {} as Viewer['credentials'] };
}
