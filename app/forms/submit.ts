import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, redirect } from '@remix-run/cloudflare';
import type * as z from 'zod/mini';
import type { Reason } from '#rpc/domain/decision.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { typedFields } from './field-kind.ts';
import type { FormReply } from './form-reply.ts';

/** Response that shows the same screen again with status 422 (ERROR-19). */
type Again = ReturnType<typeof data<FormReply>>;
interface FormOptions {
  /** Fields with secrets, whose values do not come back with the form. */
  hidden?: readonly string[];
}
/** Messages by field name. */
type Errors = Record<string, string[]>;
type FormRequest = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** Reads each form by its schema. Tests replace it to get the schema of a running action (ADR-023). */
export const formParser = { parse: parseWithZod };

/**
 * Our forms are flat. Conform would take `a[9]` for a list of any length and `__intent__` and `__state__` for JSON of
 * its own, and `constructor` would not reach the schema.
 */
const isFieldName = (name: string) => /^[a-z]\w*$/i.test(name) && !(name in Object.prototype);

/**
 * Reads a posted form: its value, or the reply that shows the screen again. `refuse` is for an error that is found
 * later, `show` for a button that shows the same form in another way.
 * @throws Response 403 for fields that the form does not have, or that come twice (SAFETY-8)
 */
export async function readForm<S extends z.ZodMiniType>(
  { request, context }: FormRequest,
  schema: S,
  { hidden = [] }: FormOptions = {},
): Promise<{ again: Again } | { value: z.output<S>; refuse: (errors: Errors) => Again; show: () => Again }> {
  const form = await request.formData();
  // Removes the token, which the gate has checked and no schema lists.
  form.delete('_token');
  const names = [...form.keys()];
  // Conform would make a list of a field that comes twice, which no page can show again.
  if (!names.every(isFieldName) || new Set(names).size < names.length) throw new Response(null, { status: 403 });
  const submission = formParser.parse(form, { schema });
  if (context.isFormRefused) {
    context.formError = true;
    return { again: showUnsent(form, schema, submission) };
  }
  const showAgain = (reply: FormReply): Again => {
    context.formError = true;
    return data(reply, { status: 422 });
  };
  if (submission.status === 'success') {
    const refuse = (fieldErrors: Errors) => showAgain(submission.reply({ fieldErrors, hideFields: [...hidden] }));
    return { value: submission.value, refuse, show: () => data(submission.reply({ hideFields: [...hidden] })) };
  }
  // An error without a field: the form has more fields than its schema.
  if (submission.error?.['']) throw new Response(null, { status: 403 });
  return { again: showAgain(submission.reply({ hideFields: [...hidden] })) };
}

/**
 * Shows a form that the gate refused, with all that was typed but secrets (SAFETY-61).
 * @throws Response 403 for a form in which nothing was typed or chosen, or with fields that it does not have
 */
function showUnsent(form: FormData, schema: z.ZodMiniType, submission: Submission<unknown>): Again {
  const { shown, secret } = typedFields(schema);
  const isForeign = submission.status !== 'success' && Boolean(submission.error?.['']);
  if (isForeign || !shown.some((name) => form.get(name))) throw new Response(null, { status: 403 });
  return data(submission.reply({ hideFields: secret }), { status: 422 });
}

/**
 * Checks a posted form and acts on it. Wrong input comes back to the same screen with 422 and makes no call (ERROR-19).
 * @param act handles the parsed form; returns a redirect, or the errors by field
 * @throws Response the redirect, and 403 as `readForm` does (SAFETY-8)
 */
export async function submit<S extends z.ZodMiniType>(
  args: FormRequest,
  schema: S,
  act: (value: z.output<S>) => Promise<Response | Errors>,
  options?: FormOptions,
): Promise<Again> {
  const form = await readForm(args, schema, options);
  if ('again' in form) return form.again;
  const result = await act(form.value);
  if (result instanceof Response) throw result;
  return form.refuse(result);
}

/**
 * Checks the fields of a form that is sent with GET, the first of each name. Other parameters of the address are left
 * alone.
 * @param names the fields, each absent or text
 */
export function readQuery<S extends z.ZodMiniType>(
  { request, context }: FormRequest,
  names: readonly string[],
  schema: S,
): { value: z.output<S> } | { again: FormReply } {
  const searchParams = new URL(request.url).searchParams;
  const fields = names.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name) ?? '']] : []));
  const submission = formParser.parse(new URLSearchParams(fields), { schema });
  if (submission.status === 'success') return { value: submission.value };
  context.formError = true;
  return { again: submission.reply() };
}

/** Addresses of the pages that follow a form. */
interface AfterForm<A> {
  /** Returns the address of an operation's page. */
  sent: (operationId: string) => string;
  /** Returns the address of the page of an operation that another form has sent; `sent` by default. */
  open?: (operationId: string) => string;
  /** The page that shows the form again, with the reason. */
  again: string | ((reason: A) => string);
}

/** Returns the redirect from a form to the page of its outcome. */
export function afterForm<A>(
  outcome: FormOutcome<never, A> | FormOutcome,
  { sent, open = sent, again }: AfterForm<A>,
): Response {
  if (outcome.kind === 'operation') return redirect((outcome.isOwn ? sent : open)(outcome.operation.id), 303);
  return redirect(typeof again === 'string' ? again : again(outcome.reason as A), 303);
}

/** The reason of `can(…)` against an action that a line does not need in its state. */
const notNeeded = 'does-not-apply' satisfies Reason;

/**
 * Wraps the action of a page that can be outdated: after a change by another tab, another device or the carrier, its
 * form leads to the present page (JOURNEY-5, LEDGER-2). All other refusals are thrown unchanged.
 */
export function redirectWhenOutdated<T>(act: (args: ActionFunctionArgs) => Promise<T>): typeof act {
  return (args) =>
    act(args).catch(async (thrown: unknown) => {
      const isOver = thrown instanceof Response && thrown.status === 403 && (await readReason(thrown)) === notNeeded;
      throw isOver ? redirect(new URL(args.request.url).pathname, 303) : thrown;
    });
}

/** Returns the reason of a refusal; undefined when no rule refused. */
async function readReason(refusal: Response): Promise<unknown> {
  try {
    const { reason } = await refusal.clone().json<{ reason?: unknown }>();
    return reason;
  } catch {
    return undefined;
  }
}
