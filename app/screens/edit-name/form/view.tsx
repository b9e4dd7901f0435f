import { type FormMetadata, useForm } from '@conform-to/react';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { paths } from '#app/ui/paths.ts';
import { NotSent, Note } from '#app/ui/banner.tsx';
import { MainLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useWayBack } from '#app/ui/way-back.ts';
import type { RenameForm } from '../intent.ts';
import { editNameMessages } from '../copy.ts';
import type { EditNameFields } from './form.ts';

interface EditNameViewProps {
  form: RenameForm;
  /** The reason why the form came back without being sent. */
  reason?: string | undefined;
  again?: FormReply | undefined;
}

/** Form for another name of a line. */
export function EditNameView({ form, reason, again }: EditNameViewProps) {
  const copy = useCopy(editNameMessages);
  const [names, { firstName, lastName }] = useForm<EditNameFields>({
    id: 'edit-name',
    lastResult: again,
    defaultValue: { firstName: form.firstName, lastName: form.lastName },
  });
  return (
    <SinglePage title={copy.title} about={<LineName line={form.line} />} back={useWayBack(form.line.ref)}>
      <ErrorSummary fields={[firstName, lastName]} />
      {!again && <NotSent reasons={copy.reasons} because={reason} />}
      <Body form={form} names={names} />
    </SinglePage>
  );
}

function Body({ form, names }: { form: RenameForm; names: FormMetadata<EditNameFields> }) {
  const { brand } = usePage();
  const copy = useCopy(editNameMessages);
  const ordinals = useCopy(ordinalMessages);
  const fields = names.getFieldset();
  if (!form.decision.allowed) {
    if (form.decision.reason !== 'does-not-apply') return <Refused why={form.decision} />;
    return (
      <Note tone="warn">
        <CallText number={brand.supportNumber}>{copy.notHere(brand.supportNumber)}</CallText>
      </Note>
    );
  }
  if (form.open) {
    return (
      <>
        <Note tone="calm">{copy.open(lineInSentence(form.line, ordinals))}</Note>
        <div className="acts">
          <MainLink to={paths.renameResult(form.line.ref, form.open.operationId)}>{copy.see}</MainLink>
        </div>
      </>
    );
  }
  return (
    <PostForm form={names} button={copy.save} operation={form.operationId}>
      <p className="quiet">{copy.hint}</p>
      {/* Has no autocomplete: other people use a line too, and a browser would fill in its owner's name. */}
      <Field field={fields.firstName} label={copy.firstName.label} autoComplete="off" enterKeyHint="next" required />
      <Field field={fields.lastName} label={copy.lastName.label} autoComplete="off" enterKeyHint="done" required />
    </PostForm>
  );
}
