import { problemMessages } from '#app/copy/problem.ts';
import { useCopy } from './use-copy.ts';

export interface FieldError {
  /** The id of the field, or of the first choice of a group. */
  field: string;
  message: string;
}

/** All that is wrong with a form, with links to the fields. It takes the focus when the page comes back. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const copy = useCopy(problemMessages);
  if (errors.length === 0) return null;
  return (
    <div className="errors" role="alert" tabIndex={-1} autoFocus aria-labelledby="error-summary">
      <h2 id="error-summary">{copy.errorSummary}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field + message}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
