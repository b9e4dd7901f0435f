import { lazy } from '@trpc/server';
import * as z from 'zod';
import { portProblems } from '../../domain/line-status.ts';
import { withoutSeparators } from '../../domain/digits.ts';
import { portFixProblem } from '../../domain/port-detail.ts';
import { Ref, t } from '../procedure.ts';
import { fixPort } from './fix.ts';
import { lineStatus, statusLine } from './status.ts';

/** The intents of `/status`. */
export const portIntents = lazy(async () =>
  t.router({
    line: t.procedure.query(({ ctx }) => statusLine(ctx)),
    // What is no operation comes from a link that was changed: the page stands without it.
    status: t.procedure
      .input(z.strictObject({ lineRef: Ref, after: Ref.optional().catch(undefined) }))
      .query(({ ctx, input }) => lineStatus(ctx, input.lineRef, input.after)),
    fix: t.procedure
      .input(
        z
          .strictObject({
            lineRef: Ref,
            operationId: Ref,
            problem: z.enum(portProblems),
            value: z.string().max(64),
          })
          .transform((sent) => ({ ...sent, value: withoutSeparators(sent.value) }))
          .refine(({ problem, value }) => portFixProblem(problem, value) === undefined, { path: ['value'] }),
      )
      .mutation(({ ctx, input }) => fixPort(ctx, input)),
  }),
);
