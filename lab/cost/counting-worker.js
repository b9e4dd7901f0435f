import { platform } from './platform.js';
import worker, * as objects from './app.js';

// The built Worker, with its objects counted. Alarms are stored here and fire on command, so that a month passes in a
// second. The script reads the counts by `/-/cost/…`.

const names = ['requests', 'sockets', 'objectCalls', 'alarmRings', 'rowsRead', 'rowsWritten', 'alarmsSet', 'waits'];
const none = () => Object.fromEntries([...names, 'usualPoints', 'otherPoints'].map((name) => [name, 0]));

platform.answerMs = 200;
let counts = none();
/** Every object that was used, by its id: its namespace, when its alarm rings, how large it is. */
const known = new Map();

/** Counts a data point: one of what went well, of which a large portal writes a sample, or any other (SAFETY-87). */
function writeDataPoint({ blobs: [name, , first, second, third] }) {
  const isUsual = {
    page: third < '400',
    'carrier call': third === 'reply',
    poll: second === 'open' || second === 'settled',
    renewal: first === 'renewed',
  };
  counts[isUsual[name] ? 'usualPoints' : 'otherPoints'] += 1;
}

/** Is it one object for many customers? Then its daily alarm is no stay's cost; what a stay writes into it is. */
const isShared = ({ namespace }) => !['ACCOUNT', 'SESSION'].includes(namespace);

/** Counts what an object's storage does. Keys count as rows: each is one in the platform's own table. */
function countStorage(storage, object) {
  const { sql, kv } = storage;
  const instead = (of, name, make) => {
    const real = of[name].bind(of);
    Object.defineProperty(of, name, { value: make(real), configurable: true });
  };
  const cursors = [];
  instead(sql, 'exec', (exec) => (query, ...values) => {
    const cursor = exec(query, ...values);
    cursors.push(cursor);
    return cursor;
  });
  const written = (of, name, rowsOf) =>
    instead(of, name, (real) => (...given) => {
      const done = real(...given);
      const add = (result) => {
        counts.rowsWritten += rowsOf(given, result);
        return result;
      };
      return done instanceof Promise ? done.then(add) : add(done);
    });
  const rowsPut = ([first]) => (typeof first === 'string' ? 1 : Object.keys(first).length);
  const rowsDeleted = (_, result) => Number(result);
  for (const of of [storage, kv]) {
    written(of, 'put', rowsPut);
    written(of, 'delete', rowsDeleted);
    for (const name of ['get', 'list'])
      instead(of, name, (real) => (...given) => {
        counts.rowsRead += Array.isArray(given[0]) ? given[0].length : 1;
        return real(...given);
      });
  }
  instead(storage, 'deleteAll', (real) => async () => {
    counts.rowsWritten += 1;
    await real();
    object.alarmAt = undefined;
  });
  instead(storage, 'setAlarm', () => async (at) => {
    if (!isShared(object)) counts.alarmsSet += 1;
    object.alarmAt = Number(at);
  });
  instead(storage, 'getAlarm', () => async () => object.alarmAt ?? null);
  instead(storage, 'deleteAlarm', () => async () => {
    if (object.alarmAt !== undefined) counts.alarmsSet += 1;
    object.alarmAt = undefined;
  });
  // The number of rows of a cursor is final once all of it was read.
  return () => {
    for (const { rowsRead, rowsWritten } of cursors.splice(0)) {
      counts.rowsRead += rowsRead;
      counts.rowsWritten += rowsWritten;
    }
    object.bytes = sql.databaseSize;
  };
}

/** The bindings, with calls of objects counted: from the Worker, and from one object to another. */
function counting(env) {
  const countedStub = (stub) =>
    new Proxy(stub, {
      get(_, name) {
        if (name === 'id' || name === 'name') return stub[name];
        // An async function may return a stub: it is no promise.
        if (name === 'then') return undefined;
        return (...given) => {
          counts.objectCalls += 1;
          return stub[name](...given);
        };
      },
    });
  const namespaceOf = (namespace) => ({
    idFromName: (name) => namespace.idFromName(name),
    get: (id, options) => countedStub(namespace.get(id, options)),
  });
  const bound = ['ACCOUNT', 'SESSION', 'INDEX', 'AUDIT', 'SWITCHBOARD'];
  return {
    ...env,
    POINTS: { writeDataPoint },
    ...Object.fromEntries(bound.map((name) => [name, namespaceOf(env[name])])),
  };
}

function counted(namespace, Base) {
  class Counted extends Base {
    #collect;

    constructor(state, env) {
      const object = known.get(state.id.toString()) ?? { namespace };
      known.set(state.id.toString(), object);
      const collect = countStorage(state.storage, object);
      super(state, counting(env));
      this.#collect = collect;
    }

    costCollect() {
      this.#collect();
    }

    /** As the platform does when nothing happened for ten seconds: memory goes, storage stays. */
    async costEvict() {
      this.#collect();
      await this.ctx.storage.sync();
      this.ctx.abort('evicted');
    }

    async costRing() {
      const object = known.get(this.ctx.id.toString());
      object.alarmAt = undefined;
      const before = { ...counts };
      await this.alarm();
      this.#collect();
      if (isShared(object)) counts = before;
      else counts.alarmRings += 1;
    }
  }
  for (const name of Object.getOwnPropertyNames(Base.prototype).filter((one) => one !== 'constructor')) {
    const method = Base.prototype[name];
    Counted.prototype[name] = async function (...given) {
      const object = known.get(this.ctx.id.toString());
      object.running ??= 0;
      if (object.running++ === 0) object.runsSince = platform.realNow();
      try {
        return await method.apply(this, given);
      } finally {
        // Answers that come side by side are one wait; work in between is shorter than an answer.
        if (--object.running === 0)
          counts.waits += Math.floor((platform.realNow() - object.runsSince + 2) / platform.answerMs);
      }
    };
  }
  return Counted;
}

export const AccountObject = counted('ACCOUNT', objects.AccountObject);
export const SessionObject = counted('SESSION', objects.SessionObject);
export const IndexObject = counted('INDEX', objects.IndexObject);
export const AuditObject = counted('AUDIT', objects.AuditObject);
export const SwitchesObject = counted('SWITCHBOARD', objects.SwitchesObject);

const controls = {
  /** Counts since the last read. */
  async counts(env) {
    for (const [id, { namespace }] of known) await stubOf(env, namespace, id).costCollect();
    const { alarmsSet, rowsWritten } = counts;
    const { carrier = 0, other = 0 } = platform.fetched;
    // An alarm that is set or deleted is paid for as a row.
    const current = { ...counts, rowsWritten: rowsWritten + alarmsSet, carrierCalls: carrier, otherCalls: other };
    counts = none();
    platform.fetched = {};
    return current;
  },
  accountBytes: async () =>
    [...known.values()].flatMap(({ namespace, bytes }) => (namespace === 'ACCOUNT' ? bytes : [])),
  async evict(env) {
    for (const [id, { namespace }] of known)
      await stubOf(env, namespace, id)
        .costEvict()
        .catch(() => undefined);
  },
  now: async () => Date.now(),
  /** When the next alarm rings, up to a time; nothing without one. */
  async due(env, time) {
    const times = [...known.values()].flatMap(({ alarmAt }) => (alarmAt <= time ? Math.max(alarmAt, Date.now()) : []));
    return times.length > 0 ? Math.min(...times) : null;
  },
  /** Stops the clock at a time, or moves it on to that, and rings what is due on the way. */
  async at(env, time) {
    for (;;) {
      const due = [...known].map(([id, object]) => ({ id, ...object })).filter(({ alarmAt }) => alarmAt <= time);
      const [next] = due.sort((a, b) => a.alarmAt - b.alarmAt);
      if (!next) break;
      platform.at = Math.max(Date.now(), next.alarmAt);
      await stubOf(env, next.namespace, next.id).costRing();
    }
    platform.at = time;
  },
};

const stubOf = (env, namespace, id) => env[namespace].get(env[namespace].idFromString(id));

export default {
  ...worker,
  async fetch(request, env, context) {
    const [, control, value] = /^\/-\/cost\/(\w+)\/?(\d*)$/.exec(new URL(request.url).pathname) ?? [];
    if (control) return Response.json((await controls[control](env, Number(value))) ?? null);
    platform.fixturesPort ??= new URL(env.CARRIER_ORIGIN).port;
    counts.requests += 1;
    if (request.headers.get('upgrade') === 'websocket') counts.sockets += 1;
    // The platform adds the origin of a request.
    return worker.fetch(new Request(request, { cf: { country: 'US' } }), counting(env), context);
  },
};
