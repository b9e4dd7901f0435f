import type { CarrierCaller } from '../carrier/procedures.ts';
import type { Outcome } from '../problem.ts';

/**
 * Returns a carrier that records its calls by endpoint id. Every call gets the same outcome, or the outcome of a
 * function.
 */
export function askedCarrier(answer: Outcome<unknown> | ((id: string, input: unknown) => Outcome<unknown>)) {
  const asked: [string, unknown][] = [];
  const call = (id: string, input: unknown) => {
    asked.push([id, input]);
    return Promise.resolve(typeof answer === 'function' ? answer(id, input) : answer);
  };
  const resource = (name: string) =>
    new Proxy({}, { get: (_, verb: string) => (input: unknown) => call(`${name}.${verb}`, input) });
  return { caller: new Proxy({}, { get: (_, name: string) => resource(name) }) as CarrierCaller, asked };
}
