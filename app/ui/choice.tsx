import { type FieldMetadata, getFieldsetProps, getInputProps } from '@conform-to/react';
import type { ReactNode } from 'react';

export interface Option {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
}

interface ChoiceProps {
  /** From `useForm`: the name, value and errors; its id is that of the first option, which an error links to. */
  field: FieldMetadata<string | undefined>;
  legend: string;
  hint?: string;
  options: readonly Option[];
  /** For options with more to say than a size and a price. */
  wide?: boolean;
  /** The form can be sent without a choice. */
  optional?: boolean;
}

/** One of several, as cards that are easy to hit. */
export function Choice({ field, legend, hint, options, wide = false, optional = false }: ChoiceProps) {
  const { id, errors, errorId, descriptionId } = field;
  // The group tells its error once; on each option it would be read out again.
  const group = getFieldsetProps(field, { ariaDescribedBy: hint && descriptionId });
  return (
    <fieldset className={errors ? 'choice wrong' : 'choice'} aria-describedby={group['aria-describedby']}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint quiet small" id={descriptionId}>
          {hint}
        </p>
      )}
      {errors && (
        <p className="error" id={errorId}>
          {errors.join(' ')}
        </p>
      )}
      <div className={wide ? 'options wide' : 'options'}>
        {options.map(({ value, label, detail, disabled }, index) => (
          // A block of its own, so that text browsers give each option its line.
          <div key={value}>
            <label className="option">
              <input
                {...getInputProps(field, { type: 'radio', value, ariaAttributes: false })}
                id={index === 0 ? id : undefined}
                disabled={disabled}
                required={!optional}
              />
              <span>
                <b>{label}</b> {detail && <span className="quiet">{detail}</span>}
              </span>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
