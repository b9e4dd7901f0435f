import type { FieldMetadata } from '@conform-to/react';
import { Field } from '#app/ui/field.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import type { NameWords } from './name-text.ts';

interface NameFieldProps {
  field: FieldMetadata<string | undefined>;
  words: NameWords & { label: string };
  enterKeyHint: 'next' | 'done';
}

/** A person's first or last name. A line is used by other people too, so no browser fills in its owner's. */
export function NameField({ field, words: { label, ...words }, enterKeyHint }: NameFieldProps) {
  const { lite } = usePage();
  return (
    <Field
      field={field}
      label={label}
      autoComplete="off"
      enterKeyHint={enterKeyHint}
      required
      assist={lite ? undefined : { kind: 'name', words }}
    />
  );
}
