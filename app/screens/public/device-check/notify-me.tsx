import type { FormProblem } from '#app/forms/form-problem.ts';
import { paths } from '#app/ui/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { Interest } from '#rpc/public/lead.ts';
import { type DeviceCheckCopy, deviceCheckCopy } from './copy.en.ts';
import { deviceCheckMessages } from './copy.ts';

/** Whether an address or a form names something that we tell people about. */
export function isInterest(text: string | null | undefined): text is keyof DeviceCheckCopy['notify'] {
  return typeof text === 'string' && Object.hasOwn(deviceCheckCopy.notify, text);
}

/**
 * A 5G device, or a check that is down (portal-1 §8). Who leaves an address is told; who leaves none is told of to
 * nobody.
 */
export function NotifyMe({ interest, again }: { interest: Interest; again?: FormProblem }) {
  const copy = useCopy(deviceCheckMessages);
  const { title, text } = copy.notify[interest];
  const errors = again?.errors.email ?? [];
  return (
    <SinglePage title={title} about={text}>
      <ErrorSummary errors={errors.map((message) => ({ field: 'email', message }))} />
      <PostForm action={paths.imeiCheck}>
        <input type="hidden" name="intent" value="notify" />
        <input type="hidden" name="interest" value={interest} />
        <Field
          id="email"
          name="email"
          type="email"
          label={copy.email.label}
          hint={copy.email.hint}
          errors={errors}
          value={again?.values.email}
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          required
        />
        <div className="acts">
          <Button main>{copy.email.button}</Button>
          <ButtonLink to={paths.imeiCheck}>{copy.another}</ButtonLink>
        </div>
      </PostForm>
    </SinglePage>
  );
}
