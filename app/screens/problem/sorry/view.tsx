import { problemMessages } from '#app/copy/problem.ts';
import { KeptForm } from '#app/forms/kept-form.tsx';
import { CallButton, HomeButton, MainLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { sorryMessages } from './copy.ts';
import { systemOf } from './system.ts';

interface SorryViewProps {
  /** `retry`: worth another try in a while. `disabled`: only people can help. `plain`: unknown. */
  kind?: 'plain' | 'retry' | 'disabled';
  /** The path of another try; the page itself when left out. */
  to?: string;
  /** Id of the endpoint that is known to be down (HTTP-27). */
  down?: string | undefined;
  /** The portal got the form and sent nothing of it to the carrier (MONEY-6). */
  unsent?: boolean;
  /** The unsent form, sealed, which the customer can send again (HTTP-32). */
  form?: string | undefined;
}

/** The error page "Something Went Wrong", with a number for support (ERROR-2, ERROR-3). */
export function SorryView({ kind = 'plain', to, down, unsent = false, form }: SorryViewProps) {
  const { path, query } = usePage();
  const copy = useCopy(sorryMessages);
  const { generic, tryAgain, unchanged } = useCopy(problemMessages);
  const text = { plain: copy.plain, retry: generic.retry, disabled: copy.disabled };
  return (
    <ProblemLayout
      call
      title={generic.title}
      ways={
        <>
          {kind === 'disabled' ? (
            <CallButton main />
          ) : form ? (
            <KeptForm form={form} button={tryAgain} />
          ) : (
            <MainLink to={to ?? path + query}>{tryAgain}</MainLink>
          )}
          <HomeButton />
          {kind !== 'disabled' && <CallButton />}
        </>
      }
    >
      <p>{text[kind]}</p>
      {kind === 'disabled' && <p>{unchanged}</p>}
      {unsent && <p>{form ? `${copy.unsent} ${copy.kept}` : copy.unsent}</p>}
      {down && <p>{copy.isDown(copy.systems[systemOf(down)])}</p>}
    </ProblemLayout>
  );
}
