import { initTRPC } from '@trpc/server';
import { carrier } from '#contracts/carrier.ts';
import type { Endpoint, InputOf, ProblemOf, ReplyOf } from '#contracts/endpoint.ts';
import type { Outcome } from '../problem.ts';
import type { CallOptions, Carrier } from './client.ts';

interface CarrierContext {
  carrier: Carrier;
  options: CallOptions;
}

const t = initTRPC.context<CarrierContext>().create();

/**
 * One procedure per declaration: a query where it reads, a mutation where it writes; the result is an outcome, never an
 * exception.
 */
function procedureOf(target: Endpoint) {
  // The client checks the input, once, and says so in an outcome; a parser here would throw.
  const typed = t.procedure.input((input: unknown) => input as Record<string, unknown>);
  return target.effect === 'read'
    ? typed.query(({ ctx, input }) => ctx.carrier.attempt(target, input, ctx.options))
    : typed.mutation(({ ctx, input }) => ctx.carrier.attempt(target, input, ctx.options));
}

/**
 * All calls of the carrier as procedures. Server-only: reached by a caller from the Account object, and never mounted
 * on
 * HTTP, because its inputs are ids and not references.
 */
export const carrierRouter = t.router(
  Object.fromEntries(
    Object.entries(carrier).map(([name, noun]) => [
      name,
      t.router(Object.fromEntries(Object.entries<Endpoint>(noun).map(([verb, target]) => [verb, procedureOf(target)]))),
    ]),
  ),
);

type Nouns = typeof carrier;

export type CarrierCaller = {
  [N in keyof Nouns]: {
    [V in keyof Nouns[N]]: (
      input: InputOf<Nouns[N][V]>,
    ) => Promise<Outcome<ReplyOf<Nouns[N][V]>, ProblemOf<Nouns[N][V]>>>;
  };
};

const createCaller = t.createCallerFactory(carrierRouter);

/** The carrier as typed functions, for one acting person. */
export function carrierCaller(context: CarrierContext): CarrierCaller {
  return createCaller(context) as unknown as CarrierCaller;
}

/** One read by endpoint id, for callers that hold ids. @throws Error for an id that is no read */
export function readById(caller: CarrierCaller, id: string, input: Record<string, unknown>): Promise<Outcome<unknown>> {
  const [name, verb] = id.split('.') as [keyof Nouns, string];
  const target = (carrier[name] as Record<string, Endpoint> | undefined)?.[verb];
  if (target?.effect !== 'read') throw new Error(`${id} is not a read of the carrier`);
  return (caller[name] as Record<string, (input: unknown) => Promise<Outcome<unknown>>>)[verb]?.(input) as Promise<
    Outcome<unknown>
  >;
}
