/** Facts of a page that tests compare between pages. */
export type FactName = 'next-bill' | 'bill-charge' | 'operation' | 'data-now' | 'first-month' | 'sim-cards' | 'refused-page';

export interface ShownFact {
  name: FactName;
  /** The line, operation or account that it is about; a reference or an id. */
  subject: string;
  value: unknown;
}

let collector: ((fact: ShownFact) => void) | undefined;

/** Sends the facts that pages show to a test until the returned function is called. */
export function collectFacts(into: (fact: ShownFact) => void): () => void {
  collector = into;
  return () => (collector = undefined);
}

/** Notes a fact while its one component renders it. Does nothing outside of tests, and adds nothing to a page. */
export function showFact(name: FactName, subject: string, value: unknown): void {
  collector?.({ name, subject, value });
}
