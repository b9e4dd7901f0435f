import * as z from 'zod';
import { plainCareCode } from '#rpc/domain/care-code.ts';
import type { DeskCopy } from './copy.ts';

/** The page's forms: a code, the end of what is shown, and of the agent's session. */
export function deskForm({ missing }: Pick<DeskCopy['code'], 'missing'>) {
  return z.discriminatedUnion('ask', [
    z.strictObject({
      ask: z.literal('open'),
      code: z
        .string({ error: missing })
        .max(40, missing)
        .refine((typed) => plainCareCode(typed) !== undefined, missing),
    }),
    z.strictObject({ ask: z.literal('close') }),
    z.strictObject({ ask: z.literal('sign-out') }),
  ]);
}

export type DeskFields = Partial<z.input<ReturnType<typeof deskForm>['options'][0]>>;
