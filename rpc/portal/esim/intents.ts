import { lazy } from '@trpc/server';
import * as z from 'zod';
import { phoneSystems } from '../../domain/esim-code.ts';
import { Ref, t } from '../procedure.ts';
import { activateEsim } from './activation-card.ts';
import { kitForm } from './kit.ts';
import { esimSetupPage, setupLine } from './setup.ts';

/** The intents of `/steps` and `/activate-esim`; Done and RESEND are declared forms, `submit['esim-setup']` and
 * `submit['esim-kit']`. */
export const esimIntents = lazy(async () =>
  t.router({
    line: t.procedure.query(({ ctx }) => setupLine(ctx)),
    // What is no system and no operation comes from a link that was changed: the page stands without it.
    setup: t.procedure
      .input(
        z.strictObject({
          lineRef: Ref,
          system: z.enum(phoneSystems).optional().catch(undefined),
          after: Ref.optional().catch(undefined),
        }),
      )
      .query(({ ctx, input }) => esimSetupPage(ctx, input)),
    kitForm: t.procedure.input(z.strictObject({ lineRef: Ref })).query(({ ctx, input }) => kitForm(ctx, input.lineRef)),
    activate: t.procedure
      .input(z.strictObject({ lineRef: Ref.optional() }))
      .query(({ ctx, input }) => activateEsim(ctx, input.lineRef)),
  }),
);
