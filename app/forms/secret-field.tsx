import { type FieldMetadata, getInputProps } from '@conform-to/react';
import { FieldNotes } from '#app/ui/field-notes.tsx';

interface SecretFieldProps {
  field: FieldMetadata<string | undefined>;
  label: string;
  hint: string;
  /** Label of the box that makes the typed text visible. */
  show: string;
}

/**
 * A secret that is typed on other devices too: masked until the box is ticked, which needs no script. The box
 * has no name, so nothing is sent of it.
 */
export function SecretField({ field, label, hint, show }: SecretFieldProps) {
  const { id, errors, descriptionId } = field;
  return (
    <div className={errors ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes field={field} hint={hint} />
      <div className="secret">
        <input type="checkbox" id={`${id}-show`} autoComplete="off" />
        <label htmlFor={`${id}-show`}>{show}</label>
        <input
          {...getInputProps(field, { type: 'text', ariaDescribedBy: descriptionId })}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          required
        />
      </div>
    </div>
  );
}
