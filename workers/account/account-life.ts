import { declarationOf, type Operation } from '#rpc/operation/operations.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { isInProgress, type OperationState } from '#rpc/domain/ledger.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import { clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { makeAccountTags } from '../operator/account-index.ts';
import { audit } from '../operator/audit-stub.ts';
import { readSwitches } from '../switch-reader.ts';
import { sessionOf } from './access.ts';
import { type AccountParts, operationSecret, partsOf } from './account-parts.ts';
import type { Forgotten, ForgetPlan, ForgetRequest } from './account-rpc.ts';
import { isNeededByOthers, isOfCustomer } from './erasure-plan.ts';
import { Alarm } from './alarm.ts';

/** The account's background work: its one alarm, the effects of an operation's transition, and the account's end. */
export class AccountLife {
  readonly parts: AccountParts;
  readonly #state: DurableObjectState;
  readonly #env: Env;
  readonly #alarm: Alarm;
  /** Group of this instance of the object, once a call has named it. */
  #groupId: string | undefined;
  /** The alarm found no data, so the object is empty. */
  #isGone = false;

  constructor(state: DurableObjectState, env: Env) {
    this.#state = state;
    this.#env = env;
    clock.set(env);
    this.#alarm = new Alarm(state.storage);
    void state.blockConcurrencyWhile(() => this.#alarm.read());
    this.parts = partsOf(state, env, {
      groupId: () => this.group(),
      moved: (operation, from) => this.#moved(operation, from),
      changed: () => this.#changed(),
      underWay: (customerId) => this.#underWay(customerId),
      rearm: () => state.waitUntil(this.rearm(false)),
      sweep: () => this.#sweep(),
      forget: () => this.#forgetDue(),
      poll: () => this.#poll(),
    });
  }

  /** Backs off exponentially after an error, and stops in the end (LEDGER-26). */
  async ring(): Promise<void> {
    this.#alarm.rang();
    this.#isGone = false;
    await readSwitches(this.#env);
    const isGone = await this.parts.chores.run(() => this.#isGone);
    if (!isGone) await this.rearm(false);
  }

  /**
   * Deletes what is kept of a customer, or of all of the account, and ends their sessions; with operations of theirs
   * under way, once the last of them ended: what was sent has to come to its end (SAFETY-30).
   */
  async forgetWhenEnded(request: ForgetRequest): Promise<Forgotten | undefined> {
    const { customerId } = request;
    if (!this.#knows(customerId)) return undefined;
    this.parts.ledger.recoverLostCalls();
    const underWay = this.#underWay(customerId);
    if (underWay === 0) return { forgotten: true, sessions: await this.#forget(request) };
    this.parts.forgetting.add(request);
    return { forgotten: false, underWay };
  }

  /** Returns which data of a customer, or of all, would be erased, and which stays for others (SAFETY-77). */
  planToForget(customerId: string | undefined): ForgetPlan | undefined {
    if (!this.#knows(customerId)) return undefined;
    const { goes, stays } = this.#operationsOf(customerId);
    const listed = ({ id, kind }: Operation) => ({ reference: spokenReference(id), kind });
    return {
      goes: goes.map(listed),
      stays: stays.map(listed),
      sessions: this.parts.signIns.sessionsOf(customerId).length,
      underWay: this.#underWay(customerId),
      others: customerId === undefined ? [] : this.parts.retention.customers().filter((id) => id !== customerId),
    };
  }

  /** Returns the sent operations of a customer, or of all: those to erase, and those that others need. */
  #operationsOf(customerId: string | undefined): { goes: Operation[]; stays: Operation[] } {
    const operations = this.parts.store.sentOperations(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    if (customerId === undefined) return { goes: operations, stays: [] };
    const isPayer = this.parts.lines.list().some(({ id, isPrimary }) => id === customerId && isPrimary);
    const theirs = operations.filter((one) => isOfCustomer(one, customerId));
    const isKept = (one: Operation) => isNeededByOthers(one, customerId, isPayer);
    return { goes: theirs.filter((one) => !isKept(one)), stays: theirs.filter(isKept) };
  }

  /** Returns true when data of a customer, or of anybody, is stored. */
  #knows(customerId: string | undefined): boolean {
    return this.parts.retention.hasAny(customerId) || this.parts.lines.list().some(({ id }) => id === customerId);
  }

  /** Returns the number of operations in progress of a customer, or of all customers. */
  #underWay(customerId: string | undefined): number {
    const open = [...this.parts.store.openOperations(), ...this.parts.store.unreadableInProgress()];
    return open.filter((one) => customerId === undefined || isOfCustomer(one, customerId)).length;
  }

  /** Carries out the deletions that no longer wait for an operation. */
  async #forgetDue(): Promise<void> {
    for (const request of this.parts.forgetting.due()) {
      await this.#forget(request, async () => {
        const [tag = ''] = await makeAccountTags(this.#env, this.group() ?? '');
        const result = `forgotten, receipt ${request.receipt}`;
        await audit(this.#env).append({ by: 'lineside', what: 'forget', on: [tag], result });
      });
      if (this.#isGone) return;
    }
  }

  /**
   * Erases data.
   * @param note called before the first irreversible step
   * @returns the number of ended sessions
   */
  async #forget(request: ForgetRequest, note = async (): Promise<void> => undefined): Promise<number> {
    const { customerId } = request;
    const sessions = this.parts.signIns.sessionsOf(customerId);
    await Promise.all(sessions.map((name) => sessionOf(this.#env, name).end()));
    const { goes, stays } = this.#operationsOf(customerId);
    const operationIds = goes.map(({ id }) => id);
    await this.parts.indexed.forget(this.group(), customerId, operationIds);
    await note();
    this.parts.cache.clear();
    this.parts.forgetting.drop(request);
    if (customerId !== undefined) {
      this.parts.lines.forget(customerId);
      for (const { id } of stays) this.parts.store.leaveOut(id, customerId);
    }
    if (customerId === undefined || this.parts.retention.forget(customerId)) {
      await this.#erase();
      this.#isGone = true;
    } else await this.rearm();
    return sessions.length;
  }

  /** Deletes what is past its time, once a day; all of the storage when nothing is left (SAFETY-29). */
  async #sweep(): Promise<void> {
    const isEmpty = this.parts.retention.sweep();
    this.parts.lines.sweep();
    if (!isEmpty || !this.parts.live.isQuiet()) return;
    await this.#erase();
    this.#isGone = true;
  }

  async #poll(): Promise<void> {
    this.parts.ledger.recoverLostCalls();
    await this.parts.polling.run();
  }

  async #erase(): Promise<void> {
    this.parts.retention.reset();
    this.parts.lines.forget();
    this.parts.setbacks.reset();
    this.parts.forgetting.reset();
    this.parts.indexed.reset();
    this.#alarm.rang();
    await this.parts.database.deleteAll();
  }

  #moved(operation: Operation, from: OperationState | undefined): void {
    if (operation.kind.startsWith('card-')) this.parts.cache.clear();
    else this.parts.cache.clearAllButCards();
    this.parts.log.moved(operation, from);
    this.parts.indexed.noteOperation(this.group(), operation);
    this.parts.lines.keep();
    this.parts.acts.moved(operation);
    this.parts.notifications.moved(operation, from);
    this.#endJourney(operation);
    if (!isInProgress(operation.state)) this.parts.secrets.drop(operationSecret(operation.id));
    this.parts.polling.noteTransition(operation);
    this.parts.viewers.note();
    this.parts.live.changed();
    this.#state.waitUntil(this.rearm());
  }

  /** Returns the group from the object's name, so that an alarm has it without a request. */
  group(): string | undefined {
    return this.#groupId ?? this.#state.id.name;
  }

  /** Drops the draft in the same batch as the operation's end, so that no draft can be ordered twice (JOURNEY-10). */
  #endJourney({ kind, state, subjectId }: Operation): void {
    const name = declarationOf(kind).journey;
    if (name && (state === 'done' || state === 'needs-care')) this.parts.journeys.drop({ name, subjectId });
  }

  #changed(): void {
    this.parts.cache.clearAllButCards();
    this.parts.live.changed();
  }

  /**
   * Sets the alarm to the earliest job.
   * @param isUse somebody uses the object
   */
  async rearm(isUse = true): Promise<void> {
    if (isUse) this.parts.setbacks.resume();
    await this.#alarm.setTo(this.parts.chores.nextAt());
  }

  /** Records a viewer whose tokens polling may use later, and resumes jobs that waited for a viewer. */
  seen(requester: Viewer): void {
    if (!this.parts.viewers.seen(requester)) return;
    this.parts.retention.noteUse();
    this.#groupId = requester.actor.groupId;
    this.parts.viewers.note();
    this.parts.polling.resumeIdleJobs();
    this.#state.waitUntil(this.rearm());
  }
}
