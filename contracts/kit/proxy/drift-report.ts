import type { JudgedCall } from './drift.ts';

interface EndpointCount {
  calls: number;
  /** Number of calls with each drift, by the field and its fault. */
  readonly drifts: Map<string, number>;
}

/** Counts what drifts, by endpoint and field; it keeps nothing of a call. */
export class DriftReport {
  readonly #endpoints = new Map<string, EndpointCount>();
  #undeclared = 0;
  #unanswered = 0;

  /** Counts a call and its drifts. */
  add({ endpoint, drifts }: JudgedCall): void {
    if (endpoint === undefined) {
      this.#undeclared++;
      return;
    }
    const count = this.#endpoints.get(endpoint) ?? { calls: 0, drifts: new Map<string, number>() };
    this.#endpoints.set(endpoint, count);
    count.calls++;
    for (const { field, what } of drifts) {
      const key = `${field}: ${what}`;
      count.drifts.set(key, (count.drifts.get(key) ?? 0) + 1);
    }
  }

  /** Counts a call to which the carrier gave no answer. */
  addUnanswered(): void {
    this.#unanswered++;
  }

  /** Returns true when a call differed from its declaration. */
  get hasDrift(): boolean {
    return [...this.#endpoints.values()].some(({ drifts }) => drifts.size > 0);
  }

  /** Returns the report as JSON, for tools. */
  asJson() {
    const endpoints = [...this.#endpoints]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([endpoint, { calls, drifts }]) => ({ endpoint, calls, drifts: Object.fromEntries(drifts) }));
    return { endpoints, undeclaredCalls: this.#undeclared, unansweredCalls: this.#unanswered };
  }

  /** Returns the report for people: drifts first, then the number of calls by endpoint. */
  asText(): string {
    const { endpoints, undeclaredCalls, unansweredCalls } = this.asJson();
    const lines = endpoints.flatMap(({ endpoint, calls, drifts }) =>
      Object.entries(drifts).map(([drift, count]) => `✗ ${endpoint}: ${drift}, in ${count} of ${calls} calls`),
    );
    const calls = endpoints.reduce((sum, endpoint) => sum + endpoint.calls, 0);
    return [
      ...lines,
      `${calls} calls of ${endpoints.length} endpoints; ${undeclaredCalls} of none that is declared, ` +
        `${unansweredCalls} without an answer`,
    ].join('\n');
  }
}
