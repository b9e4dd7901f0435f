import { messageTtlMs } from '#rpc/notification/notification.ts';
import { randomRef } from '#rpc/domain/ref.ts';
import type { PushMessage, PushOutcome } from '../push/send-push.ts';
import type { Sql } from './database.ts';

const minute = 60_000;
/**
 * Minimum delay after each failure of a service, in milliseconds. After the last one the message is dropped
 * (SETTINGS-20).
 */
const restsMs = [minute, 5 * minute, 30 * minute, 120 * minute] as const;

type Row = { id: string; device: string; message: string; noted_at: number; next_at: number | null; tries: number };

/** A stored message. Its id is its topic, by which a browser recognizes it. */
export interface StoredMessage extends Omit<PushMessage, 'topic' | 'lifeMs' | 'data'> {
  data: Omit<PushMessage['data'], 'tag'>;
}

interface OutboxDeps {
  sql: Sql;
  now: () => number;
  background: (work: Promise<unknown>) => void;
  /** Sends a message to a device; `gone` for a device that is not there any more. Never throws. */
  send: (device: string, message: PushMessage) => Promise<PushOutcome>;
  /** Runs when the push service rejected a message. */
  refused: (status: number) => void;
  /** Runs when a browser has ended its subscription. */
  gone: (device: string) => void;
  /** Runs when the time of the next message has changed. */
  moved: () => void;
}

/**
 * Messages to send, a row for each message and device. The row is written with its cause, so that no crash loses it. It
 * is claimed before its call, and a claim of an earlier instance of the object is not sent again, because it may have
 * been sent (SETTINGS-19).
 */
export class Outbox {
  readonly #deps: OutboxDeps;
  /** Ids of messages that are being sent since the object was loaded. */
  readonly #flights = new Set<string>();

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** Stores a message for a device. */
  put({ id: device, customerId }: { id: string; customerId: string }, told: StoredMessage): void {
    const { sql, now, moved } = this.#deps;
    sql.exec(
      'INSERT INTO message (id, device, customer_id, message, noted_at, next_at, tries) VALUES (?, ?, ?, ?, ?, ?, 0)',
      ...[randomRef(), device, customerId, JSON.stringify(told), now(), now()],
    );
    moved();
  }

  /** Returns the time of the next message, in epoch milliseconds. */
  nextAt(): number | undefined {
    const [first] = this.#deps.sql.exec<{ at: number | null }>('SELECT min(next_at) AS at FROM message');
    return first?.at ?? undefined;
  }

  /** Begins to send what is due. Nobody waits for a service: it may take long. */
  run(): void {
    const { sql, now, background } = this.#deps;
    for (const { id } of sql.exec<Row>('SELECT * FROM message WHERE next_at IS NULL').toArray())
      if (!this.#flights.has(id)) this.#drop(id);
    for (const row of sql.exec<Row>('SELECT * FROM message WHERE next_at <= ?', now()).toArray()) {
      if (now() - row.noted_at >= messageTtlMs) {
        this.#drop(row.id);
        continue;
      }
      // Stores the try before the call, which leaves the object only once this is written.
      sql.exec('UPDATE message SET next_at = NULL, tries = tries + 1 WHERE id = ?', row.id);
      this.#flights.add(row.id);
      background(this.#send(row).finally(() => this.#flights.delete(row.id)));
    }
  }

  /** Deletes the messages for a device without notifications. */
  dropOf(device: string): void {
    this.#deps.sql.exec('DELETE FROM message WHERE device = ?', device);
  }

  async #send({ id, device, message, noted_at: notedAt, tries }: Row): Promise<void> {
    const { sql, now, send, refused, gone, moved } = this.#deps;
    const { data, ...told } = JSON.parse(message) as StoredMessage;
    const lifeMs = messageTtlMs - (now() - notedAt);
    const outcome = await send(device, { ...told, data: { ...data, tag: id }, topic: id, lifeMs });
    if (outcome.kind === 'gone') gone(device);
    if (outcome.kind === 'refused') refused(outcome.status);
    const restMs = outcome.kind === 'again' && restsMs[tries];
    if (!restMs) return this.#drop(id);
    const nextAt = now() + Math.max(restMs, outcome.afterMs ?? 0);
    sql.exec('UPDATE message SET next_at = ? WHERE id = ?', nextAt, id);
    moved();
  }

  #drop(id: string): void {
    this.#deps.sql.exec('DELETE FROM message WHERE id = ?', id);
  }
}
