import type { FieldMetadata } from '@conform-to/react';
import { problemMessages } from '#app/copy/problem.ts';
import { useCopy } from './use-copy.ts';

interface ErrorSummaryProps {
  /** The fields that people fill in, in the order of the page. */
  fields: readonly Pick<FieldMetadata<unknown>, 'id' | 'errors'>[];
}

/** Everything that is wrong with a form, with links to the fields. It takes the focus when the page comes back. */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const copy = useCopy(problemMessages);
  const errors = fields.flatMap(({ id, errors = [] }) => errors.map((message) => ({ id, message })));
  if (errors.length === 0) return null;
  return (
    <div className="errors" role="alert" tabIndex={-1} autoFocus aria-labelledby="error-summary">
      <h2 id="error-summary">{copy.errorSummary}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id + message}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
