import { noIdempotentWrites } from '#contracts/tier.ts';
import type { CallOptions } from '#rpc/carrier/client.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import { oneDay } from '#rpc/domain/day.ts';
import type { OperationState } from '#rpc/domain/ledger.ts';
import { idempotencyKeyOf } from '#rpc/domain/saga.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { isKindAvailable } from '#rpc/operation/needs.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import type { JobKind } from '#rpc/poll/poll.ts';
import { carrierCallerOf, carrierOf, othersLimitMs, pollLimitMs } from '../carrier.ts';
import { capabilitiesOf } from '../capabilities.ts';
import type { Env } from '../env.ts';
import { callerFor, sessionOf } from './access.ts';
import { AccountLog } from './account-log.ts';
import { ReadCache } from './cache.ts';
import { SessionEndings } from './session-endings.ts';
import { SettlementService } from './settlement-service.ts';
import { Database } from './database.ts';
import { Erasure } from './erasure.ts';
import { StepUpAuditLog } from './step-up-audit-log.ts';
import { AccountIndex } from './account-index.ts';
import { Forecasts } from './forecasts.ts';
import { firstTables } from './migrations.ts';
import { Ledger } from './ledger.ts';
import { Journeys } from './journeys.ts';
import { Limits } from './limits.ts';
import { CachedLines } from './line-cache.ts';
import { Live } from './live.ts';
import { Notifications } from './notifications.ts';
import { Polling } from './polling.ts';
import { Retention } from './retention.ts';
import { SealedSecrets } from './sealed-secrets.ts';
import { SupportViewLog } from './support-view-log.ts';
import { SignIns } from './sign-ins.ts';
import { SagaJournalTable } from './saga-journal-table.ts';
import { Store } from './store.ts';
import { ActiveSessions } from './active-sessions.ts';
import { AlarmJobs } from '../alarm-jobs.ts';
import { clock } from '../clock.ts';
import { knownSwitches } from '../switch-reader.ts';
import { noteAct } from '../operator/guarded-act.ts';
import { writePoint } from '../points/write-point.ts';
import { Backoff } from '../backoff.ts';

/** Hooks of the object that holds the parts. */
interface AccountHooks {
  groupId: () => string | undefined;
  /** Runs when an operation's state has changed. */
  moved: (operation: Operation, from: OperationState | undefined) => void;
  /** Runs when other data at the carrier has changed. */
  changed: () => void;
  /** Returns the number of operations in progress of a customer, or of all customers. */
  underWay: (customerId: string | undefined) => number;
  /** Runs when the alarm may have new work. */
  rearm: () => void;
  sweep: () => Promise<void>;
  forget: () => Promise<void>;
  poll: () => Promise<void>;
}

export type AccountParts = ReturnType<typeof partsOf>;

/** Creates the parts of an account, and connects them. */
export function partsOf(state: DurableObjectState, env: Env, hooks: AccountHooks) {
  const background = (work: Promise<unknown>) => state.waitUntil(work);
  const log = new AccountLog({ env, groupId: hooks.groupId, background });
  const sql = new Database(state.storage);
  const store = new Store(sql.later, {
    references: sql,
    onUnreadable: ({ id, kind }) => log.note('operation unreadable', { reference: spokenReference(id), kind }),
  });
  const signIns = new SignIns(sql);
  const forecasts = new Forecasts({ sql, now: clock.now });
  const supportViews = new SupportViewLog(sql.later);
  const viewers = new ActiveSessions({
    store,
    signIns,
    now: clock.now,
    requesterOf: (session) => sessionOf(env, session).requester(),
  });
  const steps = new SagaJournalTable(sql.later);
  const storeDeps = { sql: sql.later, now: clock.now };
  const secrets = new SealedSecrets({
    ...storeDeps,
    sealKey: env.SESSION_SEAL_KEY,
    unreadable: () => log.swallowed('unseal of secrets'),
  });
  const journeys = new Journeys({ ...storeDeps, secrets });
  const limits = new Limits(storeDeps);
  // Runs at a time of day that the object's random id selects, so that deletions spread over the day.
  const retention = new Retention({
    sql: (table) => ((firstTables as readonly string[]).includes(table) ? sql : sql.later),
    now: clock.now,
    offsetMs: Number.parseInt(state.id.toString().slice(0, 8), 16) % oneDay,
  });
  const live = new Live(state);
  const lines = new CachedLines({
    kv: state.storage.kv,
    isNeeded: () => store.sentOperations(Number.MAX_SAFE_INTEGER, 1).length > 0,
  });
  const cache = new ReadCache({ now: clock.now, background });
  const carrier = carrierOf(env);
  const isOffered = (kind: JobKind) => isKindAvailable(capabilitiesOf(env), kind);
  const callerOf = (requester: Viewer, operationId?: string, limit: Pick<CallOptions, 'limitMs'> = {}) => {
    const keyOf = (id: string) => () => idempotencyKeyOf(id, steps.journalOf(id).records());
    return callerFor(env, carrier, requester, { ...limit, ...(operationId && { idempotencyKey: keyOf(operationId) }) });
  };
  const deps = {
    store,
    now: clock.now,
    callerFor: (requester: Viewer, operationId?: string) => callerOf(requester, operationId),
    journalOf: (operationId: string) => ({
      ...steps.journalOf(operationId),
      hasIdempotentWrites: capabilitiesOf(env)?.has(noIdempotentWrites) !== true,
      now: clock.now,
      secrets: () => secrets.read(operationSecret(operationId)),
      async endOtherSessions(customerId: string) {
        const { session = '' } = await secrets.read(operationSecret(operationId));
        const others = signIns.sessionsOf(customerId).filter((name) => name !== session);
        notifications.dropOthersThan(customerId, session);
        await endings.end(others);
        return others.length;
      },
    }),
  };
  const ledger = new Ledger({
    ...deps,
    thirdPartyCaller: () => carrierCallerOf(env, { limitMs: othersLimitMs, mayBeAbsent: true }),
    rateLimitedUntil: (kind, actorId) => log.limited(kind, limits.untilOf(kind, actorId)),
    isDisabled: (kind) => knownSwitches().disabledKinds.includes(kind) || !isOffered(kind),
    storeSecrets: (operationId, sealed) => secrets.put(operationSecret(operationId), sealed),
    waitUntil: background,
    onNotifyFailed: () => log.swallowed('telling others'),
    onTransition: hooks.moved,
  });
  const polling = new Polling({
    ...deps,
    callerFor: (requester, operationId) => callerOf(requester, operationId, { limitMs: pollLimitMs }),
    ledger,
    requesterFor: (customerIds, asked) => viewers.someone(customerIds, asked),
    liveAudience: () => live.audience(),
    intervalFactor: () => knownSwitches().pollIntervalFactor,
    isAvailable: isOffered,
    onChange: hooks.changed,
    onLineStatus: (lineId, before, now) => notifications.lineMoved(lineId, before, now),
    onUnchanged: (at) => live.checked(at),
    recordPoll: (poll) => writePoint(env, 'poll', poll),
    onError: (kind, throws, thrown) => log.threw(`question about ${kind}`, throws, thrown),
  });
  const care = new SettlementService({
    store,
    ledger,
    polling,
    steps,
    now: clock.now,
    requesterFor: (customerIds) => viewers.someone(customerIds, new Map()),
  });
  const forgetting = new Erasure({
    kv: state.storage.kv,
    now: clock.now,
    underWay: hooks.underWay,
  });
  const endings = new SessionEndings({
    kv: state.storage.kv,
    now: clock.now,
    end: (session) => sessionOf(env, session).end(),
  });
  const indexed = new AccountIndex({
    env,
    kv: state.storage.kv,
    now: clock.now,
    background,
    failed: () => log.swallowed('noting in the index'),
  });
  const notifications = new Notifications({
    ...storeDeps,
    env,
    background,
    refOf: (lineId) => store.refsOf([lineId])[lineId] as string,
    refused: (status) => log.note('message refused', { status }),
    moved: hooks.rearm,
  });
  const acts = new StepUpAuditLog({
    groupId: hooks.groupId,
    note: (act) => noteAct(env, act),
    background,
    failed: () => log.swallowed('noting a guarded act'),
  });
  const setbacks = new Backoff({
    storage: state.storage,
    now: clock.now,
    threw: (work, throws, thrown) => log.threw(work, throws, thrown),
  });
  const chores = new AlarmJobs({
    backoff: setbacks,
    now: clock.now,
    jobs: [
      { name: 'sweep', nextAt: () => retention.nextAt(), run: hooks.sweep },
      { name: 'secrets', nextAt: () => secrets.nextAt(), run: () => secrets.sweep() },
      { name: 'sign-outs', nextAt: () => endings.nextAt(), run: () => endings.run() },
      { name: 'forgetting', nextAt: () => forgetting.nextAt(), run: hooks.forget },
      { name: 'polling', nextAt: () => polling.nextAt(), run: hooks.poll },
      // Runs after the polls, so that the same alarm sends the messages about their results.
      { name: 'messages', nextAt: () => notifications.nextAt(), run: () => notifications.run() },
    ],
  });
  return {
    database: sql,
    store,
    signIns,
    forecasts,
    steps,
    secrets,
    journeys,
    limits,
    retention,
    cache,
    live,
    lines,
    ledger,
    polling,
    care,
    endings,
    forgetting,
    indexed,
    notifications,
    acts,
    shown: supportViews,
    log,
    viewers,
    setbacks,
    chores,
  };
}

/** The name under which an operation's secrets are kept. */
export function operationSecret(operationId: string): string {
  return `operation/${operationId}`;
}
