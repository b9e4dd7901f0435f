import { type FieldMetadata, getInputProps } from '@conform-to/react';
import type { ReactNode } from 'react';

interface CheckBoxProps {
  /** Result of `useForm`: the id, name, value and errors. A ticked box sends `on`. */
  field: FieldMetadata<string | undefined>;
  children: ReactNode;
}

/** A checkbox for a consent, as a card that is easy to tap, with its error above. */
export function CheckBox({ field, children }: CheckBoxProps) {
  const { errors, errorId } = field;
  return (
    <div className={errors ? 'field wrong' : 'field'}>
      {errors && (
        <p className="error" id={errorId}>
          {errors.join(' ')}
        </p>
      )}
      <div className="options wide">
        <label className="option">
          <input {...getInputProps(field, { type: 'checkbox' })} required />
          <span>{children}</span>
        </label>
      </div>
    </div>
  );
}
