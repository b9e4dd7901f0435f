import { Button, CallButton, MainLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { keptFormName } from '#rpc/domain/sealed-form.ts';
import { waitingMessages } from './copy.ts';

/**
 * The page for a slow carrier: it loads itself again until the answer is there (HTTP-25).
 * @param form the submitted form, sealed: it goes on at a press, because no page may send a form by itself (HTTP-26)
 */
export function WaitingView({ form }: { form?: string | undefined }) {
  const { path, query } = usePage();
  const copy = useCopy(waitingMessages);
  const ownPath = path + query;
  return (
    <ProblemLayout
      call
      title={copy.title}
      ways={
        <>
          {form ? (
            <PostForm action={ownPath}>
              <input type="hidden" name={keptFormName} value={form} />
              <Button main>{copy.goOn}</Button>
            </PostForm>
          ) : (
            <MainLink to={ownPath}>{copy.load}</MainLink>
          )}
          <CallButton />
        </>
      }
    >
      <p role="status">{form ? copy.form : copy.page}</p>
    </ProblemLayout>
  );
}
