import type { CarrierCaller } from '../carrier/procedures.ts';
import type { Outcome } from '../problem.ts';

/** A carrier that notes what it is asked, by endpoint id, and says the same to every question. */
export function askedCarrier(answer: Outcome<unknown>) {
  const asked: [string, unknown][] = [];
  const resource = (name: string) =>
    new Proxy(
      {},
      {
        get: (_, verb: string) => (input: unknown) => (asked.push([`${name}.${verb}`, input]), Promise.resolve(answer)),
      },
    );
  return { caller: new Proxy({}, { get: (_, name: string) => resource(name) }) as CarrierCaller, asked };
}
