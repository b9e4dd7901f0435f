import { nameIn, type Named } from '#fixtures/world/name-in.ts';
import { World } from '#fixtures/world/world.ts';
import type { KeptRequest } from './kept-requests.ts';
import { newId } from './new-id.ts';
import { createWorldApp } from './world-app.ts';

/**
 * A fixture world whose changes can be made again. It is closures and maps, which no storage takes: what it is follows
 * from the requests that changed it, at their times and with the ids that were made for them.
 */
export class RememberedWorld {
  readonly #keep: (request: KeptRequest) => void;
  #at = 0;
  #given: string[] = [];
  #made: string[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  readonly #world = new World({ standing: [], time: () => this.#at, newId: (bytes) => this.#nextId(bytes) });
  readonly #app = createWorldApp(this.#world, undefined);

  /**
   * Wraps a world.
   * @param keep receives each request that may have changed it
   */
  constructor(keep: (request: KeptRequest) => void) {
    this.#keep = keep;
  }

  /**
   * Answers a request whose signature was checked.
   * @param ids those to use before new ones are made
   */
  take(request: Omit<KeptRequest, 'at' | 'ids'>, ids: readonly string[] = []): Promise<Response> {
    return this.#inTurn(async () => {
      const now = Date.now();
      const response = await this.#answer({ ...request, at: now, ids });
      if (request.method !== 'GET') this.#keep({ ...request, at: now, ids: this.#made });
      return response;
    });
  }

  /** Returns the name of the person with an email address. */
  find(email: string): Promise<Named | undefined> {
    return this.#inTurn(async () => {
      this.#at = Date.now();
      return nameIn(this.#world, email);
    });
  }

  /** Repeats stored requests, to restore their changes. */
  async restore(requests: readonly KeptRequest[]): Promise<void> {
    for (const request of requests) await this.#inTurn(() => this.#answer(request));
  }

  /** Forgets all stored requests. */
  reset(): void {
    this.#world.reset();
  }

  /** Runs requests one after the other, so that they are stored in the order of their effects. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #answer({ at, ids, method, url, headers, body }: KeptRequest): Promise<Response> {
    this.#at = at;
    this.#given = [...ids];
    this.#made = [];
    return this.#app.fetch(new Request(url, { method, headers, body: body === '' ? undefined : body }));
  }

  #nextId(bytes: number): string {
    const id = this.#given.shift() ?? newId(bytes);
    this.#made.push(id);
    return id;
  }
}
