import { type FieldMetadata, getSelectProps } from '@conform-to/react';

interface SelectFieldProps {
  /** From `useForm`: the id, name, value and errors. */
  field: FieldMetadata<string | undefined>;
  label: string;
  /** Text of the empty option. */
  empty: string;
  options: Readonly<Record<string, string>>;
  autoComplete?: string;
}

/** One of a long list: label above, error above the field. */
export function SelectField({ field, label, empty, options, autoComplete }: SelectFieldProps) {
  const { id, errors, errorId } = field;
  return (
    <div className={errors ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {errors && (
        <p className="error" id={errorId}>
          {errors.join(' ')}
        </p>
      )}
      <select {...getSelectProps(field)} autoComplete={autoComplete}>
        <option value="">{empty}</option>
        {Object.entries(options).map(([value, words]) => (
          <option value={value} key={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
