import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data } from '@remix-run/cloudflare';
import type * as z from 'zod';

/** What a screen gets back when its form was wrong: messages by field, and what was typed. */
export interface FormProblem {
  errors: Record<string, string[]>;
  values: Record<string, string>;
}

/**
 * Checks a posted form and acts on it. Wrong input comes back to the same screen with 422, and makes no call.
 * @param act what to do with the parsed form: a redirect, or what is wrong with it after all
 * @throws the redirect, and 403 for fields that the form does not have
 */
export async function submit<S extends z.ZodType>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  schema: S,
  act: (value: z.output<S>) => Promise<Response | Record<string, string[]>>,
) {
  const form = await request.formData();
  // The gate has checked it; the schemas know nothing of it.
  form.delete('_token');
  const submission = parseWithZod(form, { schema });
  const wrong = (errors: Record<string, string[]>) => {
    context.formError = true;
    const values = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as Record<string, string>;
    return data<FormProblem>({ errors, values }, { status: 422 });
  };
  if (submission.status !== 'success') {
    const errors = present(submission.error ?? {});
    // An error of no field: something was sent that the form does not have, so it is no form of ours.
    if ('' in errors) throw new Response(null, { status: 403 });
    return wrong(errors);
  }
  const result = await act(submission.value);
  if (result instanceof Response) throw result;
  return wrong(result);
}

function present(errors: Record<string, string[] | null>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string[]] => entry[1] !== null));
}
