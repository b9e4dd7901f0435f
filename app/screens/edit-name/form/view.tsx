import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import type { FormProblem } from '#app/forms/form-problem.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-text.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { RenameForm } from '#rpc/portal/rename.ts';
import { type EditNameCopy } from './copy.en.ts';
import { editNameMessages } from './copy.ts';

interface EditNameViewProps {
  form: RenameForm;
  /** Why the form came back without anything being sent. */
  because?: string | undefined;
  again?: FormProblem;
}

const fields = ['firstName', 'lastName'] as const;
const isAgain = (because: string | undefined, copy: EditNameCopy): because is keyof EditNameCopy['because'] =>
  because !== undefined && Object.hasOwn(copy.because, because);

/** Another name for a line (portal-1 §2). */
export function EditNameView({ form, because, again }: EditNameViewProps) {
  const copy = useCopy(editNameMessages);
  const why = isAgain(because, copy) && !again ? copy.because[because] : undefined;
  return (
    <SinglePage title={copy.title} about={<LineName line={form.line} />} back={{ to: paths.home, words: copy.home }}>
      <ErrorSummary
        errors={fields.flatMap((field) => (again?.errors[field] ?? []).map((message) => ({ field, message })))}
      />
      {why && (
        <Banner tone={because === 'same' ? 'calm' : 'warn'} title={why.title}>
          {why.text}
        </Banner>
      )}
      <Body form={form} again={again} />
    </SinglePage>
  );
}

function Body({ form, again }: { form: RenameForm; again: FormProblem | undefined }) {
  const { brand } = usePage();
  const copy = useCopy(editNameMessages);
  const ordinals = useCopy(ordinalMessages);
  if (!form.decision.allowed) {
    if (form.decision.reason !== 'does-not-apply') return <Refused reason={form.decision.reason} />;
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
          <ButtonLink main to={paths.lineNamed(form.line.ref, form.open.operationId)}>
            {copy.see}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <PostForm>
      <input type="hidden" name="operation" value={form.operationId} />
      <p className="quiet">{copy.hint}</p>
      {/* A line is used by other people too, so no browser fills in its owner's name. */}
      {fields.map((field, index) => (
        <Field
          key={field}
          id={field}
          name={field}
          label={copy[field].label}
          errors={again?.errors[field]}
          value={again ? again.values[field] : form[field]}
          autoComplete="off"
          enterKeyHint={index === 0 ? 'next' : 'done'}
          required
        />
      ))}
      <div className="acts">
        <Button main>{copy.save}</Button>
      </div>
    </PostForm>
  );
}
