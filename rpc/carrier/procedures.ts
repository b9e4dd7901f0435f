import {
  initTRPC,
  lazy,
  type TRPCDefaultErrorShape,
  type TRPCMutationProcedure,
  type TRPCQueryProcedure,
} from '@trpc/server';
import * as z from 'zod/mini';
import { carrier } from '#contracts/carrier.ts';
import type { Endpoint, ProblemOf, ReplyOf } from '#contracts/endpoint.ts';
import type { Fault, Outcome } from '../problem.ts';
import { type CallOptions, type Carrier, fieldsOf } from './client.ts';

interface CarrierContext {
  carrier: Carrier;
  options: CallOptions;
}

type Resources = typeof carrier;
type Types<E extends Endpoint> = {
  input: z.input<E['input']>;
  output: Outcome<ReplyOf<E>, ProblemOf<E>>;
  meta: object;
  errorShape: TRPCDefaultErrorShape;
};
type ProcedureOf<E extends Endpoint> = E['effect'] extends 'read'
  ? TRPCQueryProcedure<Types<E>>
  : TRPCMutationProcedure<Types<E>>;
type ProceduresOf<R> = { [V in keyof R]: R[V] extends Endpoint ? ProcedureOf<R[V]> : never };
type Procedures = { [N in keyof Resources]: ProceduresOf<Resources[N]> };

// Without `isDev`, tRPC looks for `process`, which loads a module of the platform as the Worker starts.
const t = initTRPC.context<CarrierContext>().create({ isDev: false });

/** Turns a wrong input into an outcome: callers have words for outcomes, and none for exceptions. */
const outcomes = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof z.core.$ZodError)) return result;
  const fault: Fault = {
    kind: 'fault',
    why: 'input',
    message: fieldsOf(result.error.cause),
    transactionId: crypto.randomUUID(),
  };
  return { ...result, ok: true, data: fault };
});

function procedureOf(target: Endpoint) {
  const parsed = outcomes.input(target.input);
  return target.effect === 'read'
    ? parsed.query(({ ctx, input }) => ctx.carrier.attempt(target, input, ctx.options))
    : parsed.mutation(({ ctx, input }) => ctx.carrier.attempt(target, input, ctx.options));
}

/** Builds each resource at its first call. For callers, a lazy router has the type of its result. */
const routers = Object.fromEntries(
  Object.entries(carrier).map(([name, resource]): [string, unknown] => [
    name,
    lazy(async () =>
      t.router(
        Object.fromEntries(Object.entries<Endpoint>(resource).map(([verb, target]) => [verb, procedureOf(target)])),
      ),
    ),
  ]),
) as Procedures;

/**
 * All calls of the carrier as procedures, one for each declaration: a query for a read, a mutation for a write. The
 * declaration's input is the parser; the result is an outcome, never an exception (HTTP-16). Never mounted on HTTP: its
 * inputs are ids and not references (SAFETY-1).
 */
export const carrierRouter = t.router(routers);

/** Returns the carrier as typed functions, for one person or without a person. */
export const carrierCaller = t.createCallerFactory(carrierRouter);
export type CarrierCaller = ReturnType<typeof carrierCaller>;

/**
 * Makes the read with an endpoint id, for callers that hold ids.
 * @throws Error for an id that is no read
 */
export function readById(caller: CarrierCaller, id: string, input: Record<string, unknown>): Promise<Outcome<unknown>> {
  const [name = '', verb = ''] = id.split('.');
  const resources: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = carrier;
  const target = Object.hasOwn(resources, name) ? resources[name]?.[verb] : undefined;
  const calls = caller[name as keyof Resources] as Record<string, (input: unknown) => Promise<Outcome<unknown>>>;
  const call = calls[verb];
  if (target?.effect !== 'read' || !call) throw new Error(`${id} is not a read of the carrier`);
  return call(input);
}
