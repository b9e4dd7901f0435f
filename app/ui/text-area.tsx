import { describe } from './describe.ts';

interface TextAreaProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  errors?: readonly string[] | undefined;
  value?: string | undefined;
  rows?: number;
  required?: boolean;
}

/** Several lines of text, with the order of a `Field`: label, hint, error, then the box. */
export function TextArea({ id, name, label, hint, errors = [], value, rows = 6, required }: TextAreaProps) {
  const wrong = errors.length > 0;
  return (
    <div className={wrong ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && (
        <p className="error" id={`${id}-error`}>
          {errors.join(' ')}
        </p>
      )}
      <textarea id={id} name={name} rows={rows} defaultValue={value} required={required} aria-invalid={wrong || undefined} aria-describedby={describe(id, { hint, error: wrong })} />
    </div>
  );
}
