import { useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Field } from '#app/ui/field.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { RouterPage } from '../router/intent.ts';
import { ChangePage } from '../change-page.tsx';
import { routerMessages } from '../router/copy.ts';
import type { WifiNameFields } from './form.ts';

/** Form for another name of the Wi-Fi. */
export function WifiNameView({ page, again }: { page: RouterPage; again?: FormReply | undefined }) {
  const copy = useCopy(routerMessages).name;
  const [form, { ssid }] = useForm<WifiNameFields>({
    id: 'wifi-name',
    lastResult: again,
    defaultValue: { ssid: page.device?.ssid },
  });
  return (
    <ChangePage title={copy.title} page={page}>
      {() => (
        <>
          <ErrorSummary fields={[ssid]} />
          <PostForm form={form} operation={page.operationId} button={copy.button}>
            <p>{copy.text}</p>
            <Field field={ssid} label={copy.label} hint={copy.hint} autoComplete="off" enterKeyHint="done" required />
          </PostForm>
        </>
      )}
    </ChangePage>
  );
}
