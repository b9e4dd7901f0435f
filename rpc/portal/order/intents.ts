import { lazy } from '@trpc/server';
import * as z from 'zod';
import { Ref, t } from '../procedure.ts';
import { TypedAddress } from '../shipping-address.ts';
import { reorder, reorderForm } from './reorder.ts';
import { orders } from './track.ts';

/** The intents of Track Order. */
export const orderIntents = lazy(async () =>
  t.router({
    track: t.procedure
      .input(
        z.strictObject({
          lineRef: Ref.optional(),
          orderRef: Ref.optional(),
          // What is no operation comes from a link that was changed: the page stands without it.
          after: Ref.optional().catch(undefined),
        }),
      )
      .query(({ ctx, input }) => orders(ctx, input)),
    reorderForm: t.procedure
      .input(z.strictObject({ lineRef: Ref }))
      .query(({ ctx, input }) => reorderForm(ctx, input.lineRef)),
    reorder: t.procedure
      .input(
        z.strictObject({
          lineRef: Ref,
          operationId: Ref,
          mark: z.string().max(64),
          serviceCode: z.string().max(80),
          address: TypedAddress,
          confirmed: z.boolean(),
        }),
      )
      .mutation(({ ctx, input }) => reorder(ctx, input)),
  }),
);
