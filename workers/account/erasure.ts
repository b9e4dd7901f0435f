import type { ForgetRequest } from './account-rpc.ts';

const key = 'forgetting';

interface ForgettingDeps {
  kv: DurableObjectStorage['kv'];
  /** Returns the number of operations in progress of a customer, or of all customers. */
  underWay: (customerId: string | undefined) => number;
  now: () => number;
}

/** Deletions that wait until what is under way has come to its end (SAFETY-30). */
export class Erasure {
  readonly #deps: ForgettingDeps;
  #known: readonly ForgetRequest[] | undefined;

  constructor(deps: ForgettingDeps) {
    this.#deps = deps;
  }

  /** Returns the deletions that wait, in the order of the commands. */
  list(): readonly ForgetRequest[] {
    return (this.#known ??= this.#deps.kv.get<ForgetRequest[]>(key) ?? []);
  }

  /** Stores a deletion that has to wait. */
  add(request: ForgetRequest): void {
    this.#keep([...this.list(), request]);
  }

  /** Drops a deletion that was carried out. */
  drop({ receipt }: ForgetRequest): void {
    this.#keep(this.list().filter((one) => one.receipt !== receipt));
  }

  /** Returns the deletions that no longer wait for anything. */
  due(): ForgetRequest[] {
    return this.list().filter(({ customerId }) => this.#deps.underWay(customerId) === 0);
  }

  /** Returns the time of the next erasure, in epoch milliseconds. */
  nextAt(): number | undefined {
    return this.due().length > 0 ? this.#deps.now() : undefined;
  }

  /** Resets the memory, after everything was deleted. */
  reset(): void {
    this.#known = undefined;
  }

  #keep(requests: readonly ForgetRequest[]): void {
    this.#known = requests;
    if (requests.length > 0) this.#deps.kv.put(key, requests);
    else this.#deps.kv.delete(key);
  }
}
