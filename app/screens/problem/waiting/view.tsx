import { KeptForm } from '#app/forms/kept-form.tsx';
import { CallButton, MainLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { waitingMessages } from './copy.ts';

/**
 * The page for a slow carrier: it loads itself again until the answer is there (HTTP-25).
 * @param form the submitted form, sealed: it goes on at a press, because no page may send a form by itself (HTTP-26)
 * @param isCheck the form only has something checked: its page loads itself again (HTTP-31)
 */
export function WaitingView({ form, isCheck }: { form?: string | undefined; isCheck?: boolean | undefined }) {
  const { path, query } = usePage();
  const copy = useCopy(waitingMessages);
  const ownPath = path + query;
  return (
    <ProblemLayout
      call
      title={isCheck ? copy.check.title : copy.title}
      ways={
        <>
          {form ? <KeptForm form={form} button={copy.goOn} /> : <MainLink to={ownPath}>{copy.load}</MainLink>}
          <CallButton />
        </>
      }
    >
      <p role="status">{isCheck ? copy.check.text : form ? copy.form : copy.page}</p>
    </ProblemLayout>
  );
}
