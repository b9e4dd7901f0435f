import { LineName } from '#app/ui/line-name.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { KitForm } from './intent.ts';
import { kitMessages } from './copy.ts';

/** "Resend eSIM kit" (ESIM-11). */
export function KitView({ form: { line, decision, operationId } }: { form: KitForm }) {
  const copy = useCopy(kitMessages);
  return (
    <SinglePage
      title={copy.title}
      about={<LineName line={line} />}
      back={{ to: paths.esimSetup(line.ref), words: copy.back }}
    >
      {decision.allowed ? (
        <PostForm operation={operationId} button={copy.resend} signInFirst>
          <p>{copy.text}</p>
        </PostForm>
      ) : (
        <Refused why={decision} />
      )}
    </SinglePage>
  );
}
