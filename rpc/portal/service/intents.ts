import { lazy } from '@trpc/server';
import * as z from 'zod';
import { ServiceType } from '#contracts/service/vocabulary.ts';
import { Day } from '#contracts/vocabulary.ts';
import { Ref, t } from '../procedure.ts';
import { enableForm, setService } from './change-service.ts';
import { serviceDetail } from './service-detail.ts';
import { serviceRates } from './service-rates.ts';
import { services } from './services.ts';

const anyOperation = Ref.optional().catch(undefined);

/** What people do with roaming and international calling. */
export const serviceIntents = lazy(async () =>
  t.router({
    list: t.procedure.query(({ ctx }) => services(ctx)),
    detail: t.procedure
      .input(
        z.strictObject({
          service: ServiceType,
          usage: Ref.optional(),
          cycle: Day.optional().catch(undefined),
          after: anyOperation,
        }),
      )
      .query(({ ctx, input }) => serviceDetail(ctx, input)),
    enableForm: t.procedure
      .input(z.strictObject({ service: ServiceType, lineRef: Ref, after: anyOperation }))
      .query(({ ctx, input }) => enableForm(ctx, input)),
    set: t.procedure
      .input(z.strictObject({ service: ServiceType, lineRef: Ref, operationId: Ref, enable: z.boolean() }))
      .mutation(({ ctx, input }) => setService(ctx, input)),
    rates: t.procedure
      .input(z.strictObject({ service: ServiceType.exclude(['DR']), country: z.string().max(8).optional() }))
      .query(({ ctx, input }) => serviceRates(ctx, input)),
  }),
);
