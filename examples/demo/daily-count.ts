const dayMs = 24 * 60 * 60_000;

/** Counts what is done in each 24 hours, in an object's storage. */
export class DailyCount {
  readonly #storage: DurableObjectStorage;
  readonly #most: number;

  constructor(storage: DurableObjectStorage, most: number) {
    this.#storage = storage;
    this.#most = most;
  }

  /**
   * Counts one account.
   * @returns whether the number is within the daily limit
   */
  async takes(): Promise<boolean> {
    const day = Math.floor(Date.now() / dayMs);
    const stored = await this.#storage.get<{ day: number; count: number }>('today');
    const count = stored?.day === day ? stored.count : 0;
    if (count >= this.#most) return false;
    await this.#storage.put('today', { day, count: count + 1 });
    return true;
  }
}
