import { emptyDatabase, KeptValues } from '#workers/testing/model/node-storage.ts';

/** The state of a Durable Object in this process: its storage in memory, its alarm on the timers of the test. */
export class ObjectState {
  readonly id: { name: string; toString: () => string };
  readonly storage;
  /** Rings the object. */
  onAlarm: () => Promise<void> = async () => undefined;
  #alarm: { at: number; timer: ReturnType<typeof setTimeout> } | undefined;

  constructor(name: string) {
    this.id = { name, toString: () => '0'.repeat(64) };
    const sql = emptyDatabase();
    this.storage = {
      sql,
      kv: new KeptValues().kv,
      transactionSync: <T>(work: () => T): T => work(),
      getAlarm: async () => this.#alarm?.at ?? null,
      setAlarm: async (at: number | null) => this.#set(at ?? undefined),
      deleteAlarm: async () => this.#set(undefined),
      deleteAll: async () => undefined,
    };
  }

  #set(at: number | undefined): void {
    if (this.#alarm) clearTimeout(this.#alarm.timer);
    this.#alarm = at === undefined ? undefined : { at, timer: setTimeout(() => this.#ring(), this.#untilAt(at)) };
  }

  /** Timers of more than 24 days would ring at once. */
  #untilAt(at: number): number {
    return Math.min(Math.max(0, at - Date.now()), 20 * 24 * 60 * 60 * 1_000);
  }

  #ring(): void {
    const at = this.#alarm?.at ?? 0;
    if (at > Date.now()) return this.#set(at);
    this.#alarm = undefined;
    void this.onAlarm();
  }

  waitUntil(work: Promise<unknown>): void {
    void work.catch(() => undefined);
  }

  async blockConcurrencyWhile<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  getWebSockets(): never[] {
    return [];
  }

  setWebSocketAutoResponse(): void {
    // No page listens.
  }
}
