import { clock } from '../clock.ts';

/**
 * The one alarm of an object. Does not set the alarm to a time that it has already, because that would be a needless
 * write.
 */
export class Alarm {
  readonly #storage: DurableObjectStorage;
  /** Time of the alarm; null for never. */
  #at: number | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Reads the alarm's stored time, before the object does anything. */
  async read(): Promise<void> {
    const alarmAt = await this.#storage.getAlarm();
    this.#at = alarmAt === null ? null : clock.here(alarmAt);
  }

  /** Forgets the time of an alarm that rang, or was deleted with all data. */
  rang(): void {
    this.#at = null;
  }

  /**
   * Sets the alarm's time.
   * @param at time to ring; an overdue alarm rings at once, and `undefined` stops the alarm
   */
  async setTo(at: number | undefined): Promise<void> {
    // Alarms ring at whole milliseconds: one before its job is due would find nothing to do.
    const nextAt = at === undefined ? null : Math.max(Math.ceil(at), clock.now());
    if (nextAt === this.#at) return;
    this.#at = nextAt;
    // Has no await before this line, so that the alarm is stored in one batch with its job.
    await (nextAt === null ? this.#storage.deleteAlarm() : this.#storage.setAlarm(clock.there(nextAt)));
  }
}
