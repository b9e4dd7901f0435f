import type { TRPCDefaultErrorShape, TRPCMutationProcedure } from '@trpc/server';
import * as z from 'zod';
import { declarationOf, type DeclarationOf, type FormKind, operations } from '../operation/operations.ts';
import type { PortalContext } from '../portal-context.ts';
import { Ref, t } from './procedure.ts';
import { type Judgment, submitOnce } from './submit-once.ts';

/** The input of an object schema; that of an empty one would forbid all other fields. */
type FieldsOf<W extends z.ZodObject> = keyof W['shape'] extends never ? object : z.input<W>;
type InputOf<D extends DeclarationOf<FormKind>> = FieldsOf<D['form']['fields']> & {
  operationId: string;
} & (D['scope'] extends 'line' ? { lineRef: string } : object);

/** Where a declared form leads. `stale` and `same` mean that nothing was sent. */
export interface FormSent {
  /** Its own operation, another one that is open; another was sent since the page was made; the line is so already. */
  to: 'own' | 'open' | 'stale' | 'same';
  /** The operation to look at. */
  operationId?: string;
}

/** Where it is sent from, and what it says. */
type FormInput = { lineRef?: string; operationId: string } & Record<string, unknown>;

type Procedures = {
  [K in FormKind]: TRPCMutationProcedure<{
    input: InputOf<DeclarationOf<K>>;
    output: FormSent;
    meta: object;
    errorShape: TRPCDefaultErrorShape;
  }>;
};

/** Sends a declared form, once. @throws as `submitOnce` */
export async function submitForm(
  context: PortalContext,
  kind: FormKind,
  { lineRef, operationId, ...fields }: FormInput,
): Promise<FormSent> {
  const { form } = declarationOf(kind);
  const result = await submitOnce(context, kind, {
    operationId,
    says: fields,
    lineRef,
    judge({ snapshot, line }) {
      const terms = form.terms(fields, { snapshot, line });
      return (terms ? { terms, before: {} } : { again: 'same' }) as Judgment<FormKind, 'same'>;
    },
  });
  if (result.kind === 'again') return { to: result.because };
  return { to: result.isOwn ? 'own' : 'open', operationId: result.operation.id };
}

function procedureOf({ kind, scope, form }: DeclarationOf<FormKind>) {
  const about = scope === 'line' ? { lineRef: Ref, operationId: Ref } : { operationId: Ref };
  const input = z.strictObject({ ...form.fields.shape, ...about }) as z.ZodType<FormInput>;
  return t.procedure.input(input).mutation(({ ctx, input: sent }) => submitForm(ctx, kind, sent));
}

/** One procedure for each kind that declares its form. */
export function declaredForms(): Procedures {
  return Object.fromEntries(
    operations.flatMap((declared) => (declared.form ? [[declared.kind, procedureOf(declared)]] : [])),
  ) as Procedures;
}
