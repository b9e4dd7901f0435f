import { type FieldMetadata, getFieldsetProps, getInputProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { FieldNotes } from './field-notes.tsx';

export interface Option {
  value: string;
  label?: ReactNode;
  detail?: ReactNode;
  /** Text at the right of the option, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
  /** Content beside the radio button, in place of label, detail and aside. */
  size?: ReactNode;
}

interface ChoiceProps {
  /** Result of `useForm`: the name, value and errors. Its id is that of the first option, to which an error links. */
  field: FieldMetadata<string | undefined>;
  legend: string;
  hint?: ReactNode;
  options: readonly Option[];
  /** Makes the cards wide, for options with more text than a size and a price. */
  wide?: boolean;
  /** Number of visible options; the others are behind `more`, which opens by itself when one of them is chosen. */
  shown?: number;
  more?: { more: string; fewer: string };
  /** The form can be sent without a choice. */
  optional?: boolean;
}

/** Radio buttons as cards that are easy to tap. */
export function Choice({ field, legend, hint, options, wide = false, shown, more, optional = false }: ChoiceProps) {
  const { id, errors, descriptionId } = field;
  // Describes the error at the group only; a screen reader would repeat it at each option.
  const group = getFieldsetProps(field, { ariaDescribedBy: hint ? descriptionId : undefined });
  return (
    <fieldset className={errors ? 'choice wrong' : 'choice'} aria-describedby={group['aria-describedby']}>
      <legend>{legend}</legend>
      <FieldNotes field={field} hint={hint} />
      <Options field={field} options={options.slice(0, shown)} wide={wide} optional={optional} id={id} />
      {more && shown !== undefined && options.length > shown && (
        <details className="more why" open={options.slice(shown).some(({ value }) => value === field.value)}>
          <summary>
            <span className="open">{more.more}</span> <span className="less">{more.fewer}</span>
          </summary>
          <Options field={field} options={options.slice(shown)} wide={wide} optional={optional} />
        </details>
      )}
    </fieldset>
  );
}

interface OptionsProps extends Required<Pick<ChoiceProps, 'field' | 'options' | 'wide' | 'optional'>> {
  /** Id of the first option, to which the error summary links. */
  id?: string;
}

function Options({ field, options, wide, optional, id }: OptionsProps) {
  return (
    <div className={wide ? 'options wide' : 'options'}>
      {options.map(({ value, label, detail, aside, disabled, size }, index) => (
        // A block element for each option, so that text browsers give each its line.
        <div key={value}>
          <label className={size ? 'option size' : 'option'}>
            <input
              {...getInputProps(field, { type: 'radio', value, ariaAttributes: false })}
              id={index === 0 ? id : undefined}
              disabled={disabled}
              required={!optional}
            />
            {size ?? (
              <>
                <span>
                  <b>{label}</b> {detail && <span className="quiet small">{detail}</span>}
                </span>{' '}
                {aside && <b>{aside}</b>}
              </>
            )}
          </label>
        </div>
      ))}
    </div>
  );
}
