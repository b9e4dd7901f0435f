import { lazy } from '@trpc/server';
import * as z from 'zod';
import { Id, Imei } from '#contracts/vocabulary.ts';
import { simTypes } from '../../domain/journey/add-line.ts';
import { countedLinesLimit } from '../../domain/group-room.ts';
import { TidyName } from '../../domain/tidy-name.ts';
import { Ref, t } from '../procedure.ts';
import { TypedAddress } from '../shipping-address.ts';
import { addLineResult, confirmAddLine } from './confirm.ts';
import { addLinePage } from './step-page.ts';
import { saveAddress, saveNewLine, savePlan, saveShipping } from './save.ts';

/** What a step's form sends back of the draft that its page showed; empty for a journey that was just begun. */
export const Version = z.string().regex(/^[\w-]{0,32}$/);

/** The intents of Add Line. */
export const addLineIntents = lazy(async () =>
  t.router({
    page: t.procedure
      .input(z.strictObject({ step: z.string().max(16).optional() }))
      .query(({ ctx, input }) => addLinePage(ctx, input.step)),
    savePlan: t.procedure
      .input(
        z.strictObject({
          version: Version,
          planId: Id,
          count: z.number().int().min(1).max(countedLinesLimit),
          couponCode: Id.optional(),
        }),
      )
      .mutation(({ ctx, input }) => savePlan(ctx, input)),
    saveLine: t.procedure
      .input(
        z.strictObject({
          version: Version,
          position: z.number().int().min(1).max(countedLinesLimit),
          firstName: TidyName,
          lastName: TidyName,
          imei: Imei.optional(),
          sim: z.enum(simTypes).optional(),
        }),
      )
      .mutation(({ ctx, input }) => saveNewLine(ctx, input)),
    saveAddress: t.procedure
      .input(z.strictObject({ version: Version, address: TypedAddress, confirmed: z.boolean() }))
      .mutation(({ ctx, input }) => saveAddress(ctx, input)),
    saveShipping: t.procedure
      .input(z.strictObject({ version: Version, serviceCode: z.string().min(1).max(80) }))
      .mutation(({ ctx, input }) => saveShipping(ctx, input)),
    confirm: t.procedure
      .input(z.strictObject({ operationId: Ref, version: Version, mark: z.string().max(32) }))
      .mutation(({ ctx, input }) => confirmAddLine(ctx, input)),
    result: t.procedure
      .input(z.strictObject({ operationId: Ref }))
      .query(({ ctx, input }) => addLineResult(ctx, input.operationId)),
  }),
);
