import { describe } from './describe.ts';

interface FieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  errors?: readonly string[] | undefined;
  value?: string | undefined;
  /** A day is YYYY-MM-DD, whatever the browser shows. */
  type?: 'text' | 'email' | 'tel' | 'date';
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  autoComplete?: string;
  enterKeyHint?: 'next' | 'done' | 'go' | 'send';
  required?: boolean;
  /** The first and the last day that make sense. */
  min?: string;
  max?: string;
  disabled?: boolean;
  /** The number of characters that is wanted: a counter such as "9/15" is shown, and script keeps it up to date. */
  count?: number;
}

/** One line of text: label above, hint under it, error above the field. */
export function Field({
  id,
  name,
  label,
  hint,
  errors = [],
  value,
  type = 'text',
  inputMode,
  autoComplete,
  enterKeyHint,
  required,
  min,
  max,
  disabled,
  count,
}: FieldProps) {
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
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        inputMode={inputMode}
        autoComplete={autoComplete}
        enterKeyHint={enterKeyHint}
        required={required}
        min={min}
        max={max}
        disabled={disabled}
        aria-invalid={wrong || undefined}
        aria-describedby={describe(id, { hint, error: wrong, count })}
      />
      {count !== undefined && (
        <p className="hint keep" id={`${id}-count`} data-count={id}>
          {[...(value ?? '')].length}/{count}
        </p>
      )}
    </div>
  );
}
