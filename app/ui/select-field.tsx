import { type FieldMetadata, getSelectProps } from '@conform-to/react';

interface SelectFieldProps {
  /** Result of `useForm`: the id, name, value and errors. */
  field: FieldMetadata<string | undefined>;
  label: string;
  /** Text of the empty first option. */
  empty: string;
  /** Words of the options by value, or a list of words that are values as well. */
  options: Readonly<Record<string, string>> | readonly string[];
  autoComplete?: string;
}

/** A select for a long list, with the label above, and the error above the field. */
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
        {Array.isArray(options)
          ? options.map((words: string) => <option key={words}>{words}</option>)
          : Object.entries(options).map(([value, words]) => (
              <option value={value} key={value}>
                {words}
              </option>
            ))}
      </select>
    </div>
  );
}
