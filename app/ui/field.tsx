import { type FieldMetadata, getInputProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import type { DigitsWords, ImeiWords, PlaceWords, ScanWords } from '#app/assist/field-words.ts';
import type { NameWords } from '#app/forms/name-text.ts';
import { FieldNotes } from './field-notes.tsx';

interface FieldProps {
  /** Result of `useForm`: the id, name, value and errors. */
  field: FieldMetadata<string | undefined>;
  label: string;
  hint?: string;
  /** Type of the input. A day is sent as YYYY-MM-DD, whatever the browser shows. */
  type?: 'text' | 'email' | 'tel' | 'date' | 'password';
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  autoComplete?: string;
  enterKeyHint?: 'next' | 'done' | 'go' | 'send';
  required?: boolean;
  /** The first and the last valid day. */
  min?: string;
  max?: string;
  /** Content on the error's line, after the words. */
  afterError?: ReactNode;
  /** Counter such as "9/15": the number of typed characters, and of those needed. */
  count?: { typed: number; wanted: number };
  /** Helper of the `assist` module for this field, with its words in the page's language. */
  assist?:
    | { kind: 'imei'; words: ImeiWords }
    | { kind: 'digits' | 'phone'; words: DigitsWords }
    | { kind: 'name'; words: NameWords }
    | { kind: 'place' | 'zip'; words: PlaceWords }
    | { kind: 'expiry' | 'otp'; words?: undefined };
  /** With script the number can be read from a barcode; the route's handle has to allow the camera. */
  scan?: ScanWords | undefined;
}

/** A text field with the label above, the hint under it, and the error above the field. */
export function Field({ field, label, hint, type = 'text', count, assist, scan, afterError, ...input }: FieldProps) {
  const { id, errors, descriptionId } = field;
  const countId = `${id}-count`;
  const described = [hint && descriptionId, count && countId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={errors ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes field={field} hint={hint} afterError={afterError} />
      <input
        {...getInputProps(field, { type, ariaDescribedBy: described })}
        {...input}
        data-assist={assist?.kind}
        data-words={assist?.words && JSON.stringify(assist.words)}
        data-scan={assist && scan && JSON.stringify(scan)}
      />
      {count && (
        <p className="hint keep" id={countId}>
          {count.typed}/{count.wanted}
        </p>
      )}
    </div>
  );
}
