import { useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Note } from '#app/ui/banner.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import type { StatusView } from './intent.ts';
import { lineStatusPageMessages } from './copy.ts';

type FixFields = { operation: string | undefined; problem: string | undefined; value: string | undefined };

/** Form to correct the one detail of a port-in that the old carrier rejected (PORT-7). */
export function FixForm({
  view: { problem, operationId, decision, isAgain },
  again,
}: {
  view: Extract<StatusView, { kind: 'fix' }>;
  again: FormReply | undefined;
}) {
  const copy = useCopy(lineStatusPageMessages).fix;
  const { careNumber } = usePage().brand;
  const words = copy.fields[problem];
  // A page that needs another detail by now does not show the error of the earlier answer.
  const [form, fields] = useForm<FixFields>({ id: 'port-fix', lastResult: again });
  if (!decision.allowed) return <Refused why={decision} />;
  return (
    <>
      <ErrorSummary fields={[fields.value]} />
      <Note tone="warn">
        {isAgain ? <CallText number={careNumber}>{copy.rejectedAgain(careNumber)}</CallText> : words.text}
      </Note>
      <PostForm form={form} button={copy.send} operation={operationId} hidden={{ problem }}>
        <Field
          field={fields.value}
          label={words.label}
          hint={words.hint}
          inputMode={problem === 'zip' ? 'numeric' : 'text'}
          autoComplete="off"
          enterKeyHint="send"
          required
        />
      </PostForm>
    </>
  );
}
