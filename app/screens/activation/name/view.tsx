import { useForm } from '@conform-to/react';
import { activationMessages } from '#app/copy/activation.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { NameField } from '#app/forms/person-name-field.tsx';
import type { FormReply } from '#app/forms/form-reply.ts';
import { newLineMessages } from '#app/screens/add-line/line/copy.ts';
import { Pending } from '#app/ui/pending.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { NamePage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { userDetailsMessages } from './copy.ts';
import type { UserDetailsFields } from './form.ts';

interface UserDetailsViewProps {
  page: NamePage;
  because?: string | undefined;
  again?: FormReply | undefined;
}

/** The form for the user of a line that has no first or last name (ACTIVATE-7). */
export function UserDetailsView({ page, because, again }: UserDetailsViewProps) {
  const copy = useCopy(userDetailsMessages);
  const line = lineInSentence({ occurrence: page.line.occurrence }, useCopy(ordinalMessages));
  return (
    <ActivationStepLayout page={page} title={copy.title(line)} about={copy.about} because={again ? undefined : because}>
      {page.isSaving ? <Pending>{copy.saving}</Pending> : <UserDetails page={page} again={again} />}
    </ActivationStepLayout>
  );
}

function UserDetails({ page, again }: Pick<UserDetailsViewProps, 'page' | 'again'>) {
  const { next } = useCopy(activationMessages);
  const labels = useCopy(newLineMessages);
  const [form, fields] = useForm<UserDetailsFields>({
    id: 'user-details',
    lastResult: again,
    defaultValue: { firstName: page.firstName, lastName: page.lastName },
  });
  const { firstName, lastName } = fields;
  return (
    <>
      <ErrorSummary fields={[firstName, lastName]} />
      <PostForm form={form} button={next} hidden={{ version: page.version, operation: page.operationId }}>
        <NameField field={firstName} words={labels.firstName} enterKeyHint="next" />
        <NameField field={lastName} words={labels.lastName} enterKeyHint="done" />
      </PostForm>
    </>
  );
}
