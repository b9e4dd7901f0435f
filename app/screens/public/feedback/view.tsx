import { useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Choice } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { MailText } from '#app/ui/mail-text.tsx';
import { Section } from '#app/ui/section.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { scores } from './score.ts';
import type { FeedbackCopy } from './copy.ts';
import type { FeedbackFields } from './form.ts';

/**
 * A score, for visitors and customers alike (PUBLIC-16). The marketing system takes no free text (SAFETY-13), so words
 * go to the mailbox that people read.
 */
export function FeedbackView({ copy, again }: { copy: FeedbackCopy; again?: FormReply | undefined }) {
  const [form, { score, email }] = useForm<FeedbackFields>({ id: 'feedback', lastResult: again });
  return (
    <SinglePage title={copy.heading} about={copy.text}>
      <ErrorSummary fields={[score, email]} />
      <PostForm form={form} button={copy.send}>
        <Choice
          field={score}
          legend={copy.score.legend}
          options={scores.map((value) => ({ value, label: copy.score.options[value] }))}
          wide
        />
        <Field
          field={email}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          label={copy.email.label}
          hint={copy.email.hint}
        />
      </PostForm>
      <Section title={copy.words.title}>
        <p>
          <MailText to={copy.words.mail}>{copy.words.text}</MailText>
        </p>
      </Section>
    </SinglePage>
  );
}
