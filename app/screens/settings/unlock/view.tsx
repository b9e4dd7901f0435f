import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { UnlockForm } from './intent.ts';
import { CodeWait } from '../code-wait.tsx';
import { unlockMessages } from './copy.ts';

interface UnlockViewProps {
  form: UnlockForm;
  /** Time from which a password can be sent, after a refused request. Milliseconds since 1970. */
  waitUntil?: number | undefined;
}

/** Confirmation before the account is unlocked (LOCK-3). */
export function UnlockView({ form: { decision, emailId, operationId }, waitUntil }: UnlockViewProps) {
  const copy = useCopy(unlockMessages);
  return (
    <SinglePage title={copy.title} back={{ to: paths.settings, words: copy.back }}>
      {waitUntil !== undefined && <CodeWait until={waitUntil} />}
      {decision.allowed ? (
        <PostForm
          operation={operationId}
          button={copy.button}
          back={{ to: paths.settings, words: copy.keep }}
          signInFirst
        >
          <p>{copy.text}</p>
          <p>{copy.email(emailId)}</p>
        </PostForm>
      ) : (
        <Refused why={decision} />
      )}
    </SinglePage>
  );
}
