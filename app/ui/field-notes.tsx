import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';

interface FieldNotesProps {
  /** Result of `useForm`: the errors, and the ids of the field's descriptions. */
  field: Pick<FieldMetadata<string | undefined>, 'errors' | 'errorId' | 'descriptionId'>;
  hint?: ReactNode;
  /** Content on the error's line, after the words. */
  afterError?: ReactNode;
}

/** Notes between the label of a field and the field: its hint and its errors. */
export function FieldNotes({ field: { errors, errorId, descriptionId }, hint, afterError }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p className="hint quiet small" id={descriptionId}>
          {hint}
        </p>
      )}
      {errors && (
        <p className="error" id={errorId}>
          {errors.join(' ')} {afterError}
        </p>
      )}
    </>
  );
}
