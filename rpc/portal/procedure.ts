import { initTRPC } from '@trpc/server';
import * as z from 'zod';
import type { PortalContext } from '../portal-context.ts';
import { refPattern } from '../domain/ref.ts';
import { LimitError } from '../limit-error.ts';
import { NotAllowedError } from './snapshot.ts';

/** What the portal's procedures are built with. */
export const t = initTRPC.context<PortalContext>().create({
  isDev: false,
  /** Raw messages never leave: a wrong input names its fields, a refusal its reason, all else its code. */
  errorFormatter: ({ shape, error }) => ({
    code: shape.code,
    message: error.code === 'BAD_REQUEST' ? 'Some of what was sent cannot be used.' : error.code,
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      ...(error.cause instanceof z.ZodError
        ? { fields: error.cause.issues.map(({ path, message }) => ({ field: path.join('.'), message })) }
        : {}),
      ...(error instanceof NotAllowedError ? { reason: error.reason } : {}),
      ...(error instanceof LimitError ? { until: error.until } : {}),
    },
  }),
});

/**
 * An opaque reference (SAFETY-1): its shape is all that can be checked without the account.
 */
export const Ref = z.string().regex(refPattern, 'This is not a reference of ours.');
