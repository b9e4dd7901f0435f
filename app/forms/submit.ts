import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data } from '@remix-run/cloudflare';
import type * as z from 'zod';
import type { FormProblem } from './form-problem.ts';

/** The same screen once more, with 422. */
type Again = ReturnType<typeof data<FormProblem>>;
type Errors = Record<string, string[]>;
type Asked = Pick<ActionFunctionArgs, 'request' | 'context'>;

/**
 * Reads a posted form: what it says, or the same screen with what is wrong. `refuse` is for what turns out wrong later.
 * @throws 403 for fields that the form does not have
 */
export async function readForm<S extends z.ZodType>(
  { request, context }: Asked,
  schema: S,
): Promise<{ again: Again } | { value: z.output<S>; refuse: (errors: Errors) => Again }> {
  const form = await request.formData();
  // The gate has checked it; the schemas know nothing of it.
  form.delete('_token');
  const submission = parseWithZod(form, { schema });
  const refuse = (errors: Errors) => {
    context.formError = true;
    const values = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as Record<
      string,
      string
    >;
    return data<FormProblem>({ errors, values }, { status: 422 });
  };
  if (submission.status === 'success') return { value: submission.value, refuse };
  const errors = present(submission.error ?? {});
  // An error of no field: something was sent that the form does not have, so it is no form of ours.
  if ('' in errors) throw new Response(null, { status: 403 });
  return { again: refuse(errors) };
}

/**
 * Checks a posted form and acts on it. Wrong input comes back to the same screen with 422, and makes no call.
 * @param act what to do with the parsed form: a redirect, or what is wrong with it after all
 * @throws the redirect, and 403 for fields that the form does not have
 */
export async function submit<S extends z.ZodType>(
  asked: Asked,
  schema: S,
  act: (value: z.output<S>) => Promise<Response | Errors>,
): Promise<Again> {
  const form = await readForm(asked, schema);
  if ('again' in form) return form.again;
  const result = await act(form.value);
  if (result instanceof Response) throw result;
  return form.refuse(result);
}

function present(errors: Record<string, string[] | null>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string[]] => entry[1] !== null));
}
