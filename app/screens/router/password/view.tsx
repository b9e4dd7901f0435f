import { useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { SecretField } from '#app/forms/secret-field.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { RouterPage } from '../router/intent.ts';
import { ChangePage } from '../change-page.tsx';
import { routerMessages } from '../router/copy.ts';
import type { WifiPasswordFields } from './form.ts';

/** Another password for the Wi-Fi; the typed value never comes back (ROUTER-4). */
export function WifiPasswordView({ page, again: reply }: { page: RouterPage; again?: FormReply | undefined }) {
  const copy = useCopy(routerMessages).password;
  const [form, { password }] = useForm<WifiPasswordFields>({ id: 'wifi-password', lastResult: reply });
  return (
    <ChangePage title={copy.title} page={page}>
      {() => (
        <>
          <ErrorSummary fields={[password]} />
          <PostForm form={form} operation={page.operationId} button={copy.button}>
            <p>{copy.text}</p>
            <SecretField field={password} label={copy.label} hint={copy.hint} show={copy.show} />
          </PostForm>
        </>
      )}
    </ChangePage>
  );
}
