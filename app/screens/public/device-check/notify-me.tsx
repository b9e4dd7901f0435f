import { type FieldMetadata, useForm } from '@conform-to/react';
import { CallUs } from '#app/forms/call-us.tsx';
import type { FormReply } from '#app/forms/form-reply.ts';
import { paths } from '#app/ui/paths.ts';
import { MainLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { Interest, offerLead } from '#rpc/public/lead.ts';
import { type DeviceCheckCopy, deviceCheckMessages } from './copy.ts';
import type { NotifyFields } from './form.ts';

/** Returns true when the text of an address or a form names a subject of our notices. */
export function isInterest(text: unknown): text is keyof DeviceCheckCopy['notify'] {
  return typeof text === 'string' && Object.hasOwn(deviceCheckMessages.en.notify, text);
}

/** The address of a signed-in customer, and whether the marketing system got it already. */
export type OfferedLead = ReturnType<typeof offerLead>;

interface NotifyMeProps {
  interest: Interest;
  lead?: OfferedLead | undefined;
  again?: FormReply | undefined;
  /** Path of the page that checks devices and takes this form. */
  at?: string;
  /** Link back to the previous page. */
  back?: { to: string; words: string };
}

/** A 5G device (ERROR-12), or a check that is down (ERROR-10). */
export function NotifyMe({ interest, lead, again, at = paths.imeiCheck, back }: NotifyMeProps) {
  const [form, fields] = useForm<NotifyFields>({
    id: 'notify-me',
    lastResult: again,
    defaultValue: { email: lead?.emailId },
  });
  const copy = useCopy(deviceCheckMessages);
  const { title, text } = copy.notify[interest];
  if (lead?.sent)
    return (
      <SinglePage title={title} about={copy.willTell(lead.emailId ?? '')} back={back}>
        <div className="acts">
          <MainLink to={at}>{copy.another}</MainLink>
        </div>
        <p>
          <CallUs />
        </p>
      </SinglePage>
    );
  return (
    <SinglePage title={title} about={text} back={back}>
      <ErrorSummary fields={[fields.email]} />
      <PostForm
        form={form}
        action={at}
        hidden={{ intent: 'notify', interest }}
        button={copy.email.button}
        back={{ to: at, words: copy.another }}
      >
        <NotifyAddress field={fields.email} required />
      </PostForm>
      <p>
        <CallUs />
      </p>
    </SinglePage>
  );
}

interface NotifyAddressProps {
  field: FieldMetadata<string | undefined>;
  /** The form has no other purpose, so it needs the address. */
  required?: boolean;
}

/** Field for the address to which the notice is sent. */
export function NotifyAddress({ field, required = false }: NotifyAddressProps) {
  const { email } = useCopy(deviceCheckMessages);
  return (
    <Field
      field={field}
      type="email"
      label={email.label}
      hint={email.hint}
      inputMode="email"
      autoComplete="email"
      enterKeyHint={required ? 'send' : 'done'}
      required={required}
    />
  );
}
