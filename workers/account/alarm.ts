import { clock } from '../clock.ts';

/** An object's one alarm. Setting it to when it rings already would be a write for nothing. */
export class Alarm {
  readonly #storage: DurableObjectStorage;
  /** Time of the alarm; null for never. */
  #at: number | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Reads when it rings, before the object does anything. */
  async read(): Promise<void> {
    const alarmAt = await this.#storage.getAlarm();
    this.#at = alarmAt === null ? null : clock.here(alarmAt);
  }

  /** It rang, or was deleted with all else. */
  rang(): void {
    this.#at = null;
  }

  /** @param at when it has to ring; an overdue one rings at once, and without one none does */
  async setTo(at: number | undefined): Promise<void> {
    // Alarms ring at whole milliseconds: one before its job is due would find nothing to do.
    const nextAt = at === undefined ? null : Math.max(Math.ceil(at), clock.now());
    if (nextAt === this.#at) return;
    this.#at = nextAt;
    // No await before this: the alarm is stored in one batch with its job.
    await (nextAt === null ? this.#storage.deleteAlarm() : this.#storage.setAlarm(clock.there(nextAt)));
  }
}
