import { type FieldMetadata, getInputProps } from '@conform-to/react';
import type { ReactNode } from 'react';

interface RevealProps {
  /** Result of `useForm`: the name and value of the choice. */
  field: FieldMetadata<string | undefined>;
  value: string;
  /** Id of the radio button; an error links to that of the first option. */
  id: string;
  label: string;
  detail: string;
  /** The reason why the option cannot be chosen. */
  why?: ReactNode;
  /** Fields that belong to the option. */
  children?: ReactNode;
}

/**
 * A radio button with fields of its own. Styles alone show the fields once the option is chosen. A browser without
 * styles shows them always, so the server reads only the fields of the chosen option (ACTIVATE-48).
 */
export function Reveal({ field, value, id, label, detail, why, children }: RevealProps) {
  const whyId = `${id}-why`;
  return (
    <div className="option reveal">
      <input
        {...getInputProps(field, { type: 'radio', value, ariaAttributes: false })}
        id={id}
        disabled={why !== undefined}
        aria-describedby={why === undefined ? undefined : whyId}
        required
      />
      <label htmlFor={id}>
        <b>{label}</b> <span className="quiet small">{detail}</span>
      </label>
      {why === undefined ? (
        <div className="stack">{children}</div>
      ) : (
        <p className="quiet small" id={whyId}>
          {why}
        </p>
      )}
    </div>
  );
}
