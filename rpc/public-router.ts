import { initTRPC, TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { PlaceId } from '#contracts/address/vocabulary.ts';
import { Email, Imei, Zip } from '#contracts/vocabulary.ts';
import { plainText } from './domain/intake/text.ts';
import { LimitError } from './limit-error.ts';
import type { PublicContext, PublicLimit } from './public/public-context.ts';
import { checkDevice } from './public/device.ts';
import { findPlace, suggestPlaces } from './public/find-place.ts';
import { sendFeedback, notifyMe, offerLead } from './public/lead.ts';
import { planList } from './public/plan.ts';

const t = initTRPC.context<PublicContext>().create({
  isDev: false,
  /** Replaces raw error messages, which may contain private data (SAFETY-7). */
  errorFormatter: ({ shape: { code, data }, error }) => ({
    code,
    message: data.code,
    data: {
      code: data.code,
      httpStatus: data.httpStatus,
      ...(error instanceof LimitError ? { until: error.until } : {}),
    },
  }),
});

/** Timeout of the carrier's device check, in milliseconds. */
const checkLimitMs = 2_300;
/** Timeout of a suggestion, in milliseconds: later than that the person has typed on. */
const placeLimitMs = 1_500;

const limited = (what: PublicLimit) =>
  t.procedure.use(async ({ ctx, next }) => {
    await ctx.count(what);
    return next();
  });

/** Each call of the maps system costs money, so visitors without a sign-in get no places (ADDLINE-12). */
const place = t.procedure
  .use(({ ctx, next }) => {
    if (!ctx.customer) throw new TRPCError({ code: 'UNAUTHORIZED' });
    return next();
  })
  .concat(limited('place'));
const lead = limited('lead');

const Interest = z.enum(['fiveG', 'downtime']);

/** The intents of visitors, for loaders and actions, and for the `assist` module at `/rpc/public`. */
export const publicRouter = t.router({
  plans: t.procedure.query(({ ctx }) => planList(ctx)),
  checkDevice: limited('device-check')
    .input(z.strictObject({ imei: Imei }))
    .query(({ ctx, input }) => checkDevice(ctx, input.imei, checkLimitMs)),
  suggestPlaces: place
    .input(z.strictObject({ input: z.string().check(z.overwrite(plainText), z.minLength(3), z.maxLength(64)) }))
    .query(({ ctx, input }) => suggestPlaces(ctx, input.input, placeLimitMs)),
  findPlace: place
    .input(z.union([z.strictObject({ placeId: PlaceId }), z.strictObject({ zip: Zip })]))
    .query(({ ctx, input }) => findPlace(ctx, input, placeLimitMs)),
  notifyMe: lead
    .input(z.strictObject({ email: Email, interest: Interest }))
    .mutation(({ ctx, input }) => notifyMe(ctx, input.email, input.interest)),
  offerLead: lead
    .input(z.strictObject({ interest: Interest }))
    .mutation(({ ctx, input }) => offerLead(ctx, input.interest)),
  feedback: lead
    .input(z.strictObject({ score: z.int().check(z.minimum(1), z.maximum(5)), email: z.optional(Email) }))
    .mutation(({ ctx, input }) => sendFeedback(ctx, input.score, input.email)),
});

export type PublicRouter = typeof publicRouter;

/** Calls the intents without HTTP. */
export const createPublicCaller = t.createCallerFactory(publicRouter);
export type PublicCaller = ReturnType<typeof createPublicCaller>;
