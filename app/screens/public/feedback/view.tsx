import type { FormProblem } from '#app/forms/form-problem.ts';
import { Button } from '#app/ui/button.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { MailText } from '#app/ui/mail-text.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { Section } from '#app/ui/section.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { scores } from './score.ts';
import { feedbackMessages } from './copy.ts';

/**
 * A score, for visitors and customers alike. The marketing system takes no text (decision 29): words go to the
 * mailbox that people read.
 */
export function FeedbackView({ errors = {}, values = {} }: Partial<FormProblem>) {
  const { brand } = usePage();
  const copy = useCopy(feedbackMessages);
  const { support } = brand.company.mail;
  const listed = (['score', 'email'] as const).flatMap((field) =>
    (errors[field] ?? []).map((message) => ({ field, message })),
  );
  return (
    <SinglePage title={copy.heading} about={copy.text}>
      <ErrorSummary errors={listed} />
      <PostForm>
        <Choice
          id="score"
          name="score"
          legend={copy.score.legend}
          errors={errors.score}
          chosen={values.score}
          options={scores.map((value) => ({ value, label: copy.score.options[value] }))}
        />
        <Field
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          label={copy.email.label}
          hint={copy.email.hint}
          errors={errors.email}
          value={values.email}
        />
        <div className="acts">
          <Button main>{copy.send}</Button>
        </div>
      </PostForm>
      <Section title={copy.words.title}>
        <p>
          <MailText to={support}>{copy.words.text(support)}</MailText>
        </p>
      </Section>
    </SinglePage>
  );
}
