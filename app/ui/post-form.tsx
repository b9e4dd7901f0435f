import { type FieldMetadata, type FormMetadata, getFormProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { journeyMessages } from '#app/copy/journey.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { SignInFirst } from '#app/forms/sign-in-first.tsx';
import { Banner } from './banner.tsx';
import { Button, ButtonLink } from './button.tsx';
import { PlainList } from './plain-list.tsx';
import { useCopy, usePage } from './page-context.tsx';

interface PostFormProps<Fields extends Record<string, unknown>> {
  /** Result of `useForm`, for a form with fields. Errors that belong to no field are above the fields (HTTP-31). */
  form?: FormMetadata<Fields>;
  children?: ReactNode;
  /** Address that receives the form; without it, the page itself. */
  action?: string;
  /** The id of the operation that it sends, made with the page: a second copy is the same one (LEDGER-2). */
  operation?: string | undefined;
  /** Values of the hidden fields, by name. */
  hidden?: { readonly [Name in keyof Fields]?: string | number | undefined };
  /** Label of the main button, for a form that ends with it. */
  button?: string;
  /** Link beside the main button that leaves the form. */
  back?: { to: string; words: string };
  /** The button redirects to sign-in first when the last sign-in is too old (SIGNIN-28). */
  signInFirst?: boolean | undefined;
  /** With script the button waits until each field before it is right, and lists those that are not (SHELL-28). */
  held?: boolean;
  /** Token for a form that is sent to another page, such as Log out. */
  token?: string;
}

/** A form that changes something: it carries the token of its session and page (SAFETY-6). */
export function PostForm<Fields extends Record<string, unknown>>({
  form,
  children,
  action,
  operation,
  hidden = {},
  button,
  back,
  signInFirst,
  held,
  token,
}: PostFormProps<Fields>) {
  const { tokens } = usePage();
  const { fallback } = useCopy(problemMessages);
  const { toContinue } = useCopy(journeyMessages);
  // Turns off the browser's own validation, because the server's messages are better.
  const formProps = form ? getFormProps(form) : { noValidate: true };
  return (
    <form {...formProps} className="stack" method="post" action={action} data-held={held ? toContinue : undefined}>
      <input type="hidden" name="_token" value={token ?? tokens.page} />
      {operation !== undefined && <input type="hidden" name="operation" value={operation} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {form?.errors?.map((text) => (
        <Banner tone="bad" title={fallback.title} text={text} key={text} />
      ))}
      {children}
      {button !== undefined && (
        <div className="acts">
          <Button main>{button}</Button>
          {back && <ButtonLink to={back.to}>{back.words}</ButtonLink>}
        </div>
      )}
      {signInFirst && <SignInFirst />}
    </form>
  );
}

interface ErrorSummaryProps {
  /** The fields that people fill in, in the order of the page. */
  fields: readonly Pick<FieldMetadata<unknown>, 'id' | 'errors'>[];
}

/**
 * Everything that is wrong with a form, with links to the fields. It takes the focus when the page comes back. With the
 * role on the focused element itself some screen readers read the heading only.
 */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const copy = useCopy(problemMessages);
  const errors = fields.flatMap(({ id, errors = [] }) => errors.map((message) => ({ id, message })));
  if (errors.length === 0) return null;
  return (
    <div className="errors" tabIndex={-1} autoFocus>
      <div role="alert">
        <h2>{copy.errorSummary}</h2>
        <PlainList>
          {errors.map(({ id, message }) => (
            <li key={id + message}>
              <a href={`#${id}`}>{message}</a>
            </li>
          ))}
        </PlainList>
      </div>
    </div>
  );
}
