import * as z from 'zod/mini';
import { codeField } from '#app/forms/typed-fields.ts';
import { plainCareCode } from '#rpc/domain/care-code.ts';
import type { DeskCopy } from './copy.ts';

/** The page's forms: a code, the end of what is shown, and of the agent's session. */
export function deskForm({ missing }: Pick<DeskCopy['code'], 'missing'>) {
  return z.discriminatedUnion('ask', [
    z.strictObject({
      ask: z.literal('open'),
      code: codeField(missing).check(
        z.maxLength(40, missing),
        z.refine((typed) => plainCareCode(typed) !== undefined, missing),
      ),
    }),
    z.strictObject({ ask: z.literal('close') }),
    z.strictObject({ ask: z.literal('sign-out') }),
  ]);
}

export type DeskFields = Partial<Extract<z.input<ReturnType<typeof deskForm>>, { ask: 'open' }>>;
