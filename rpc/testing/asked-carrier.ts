import type { CarrierCaller } from '../carrier/procedures.ts';
import type { Outcome } from '../problem.ts';

/** A carrier that notes what it is asked, by endpoint id, and says the same to all of it, or what `answer` gives. */
export function askedCarrier(answer: Outcome<unknown> | ((id: string, input: unknown) => Outcome<unknown>)) {
  const asked: [string, unknown][] = [];
  const say = (id: string, input: unknown) => {
    asked.push([id, input]);
    return Promise.resolve(typeof answer === 'function' ? answer(id, input) : answer);
  };
  const resource = (name: string) =>
    new Proxy({}, { get: (_, verb: string) => (input: unknown) => say(`${name}.${verb}`, input) });
  return { caller: new Proxy({}, { get: (_, name: string) => resource(name) }) as CarrierCaller, asked };
}
