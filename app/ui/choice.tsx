import type { ReactNode } from 'react';
import { describe } from './describe.ts';

export interface Option {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
}

interface ChoiceProps {
  /** The id of the first option: what an error links to. */
  id: string;
  name: string;
  legend: string;
  hint?: string;
  errors?: readonly string[] | undefined;
  options: readonly Option[];
  chosen?: string | undefined;
  /** For options with more to say than a size and a price. */
  wide?: boolean;
}

/** One of several, as cards that are easy to hit. */
export function Choice({ id, name, legend, hint, errors = [], options, chosen, wide = false }: ChoiceProps) {
  const wrong = errors.length > 0;
  return (
    <fieldset className={wrong ? 'choice wrong' : 'choice'} aria-describedby={describe(id, { hint, error: wrong })}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && (
        <p className="error" id={`${id}-error`}>
          {errors.join(' ')}
        </p>
      )}
      <div className={wide ? 'options wide' : 'options'}>
        {options.map(({ value, label, detail, disabled }, index) => (
          // A block of its own, so that text browsers give each option its line.
          <div key={value}>
            <label className="option">
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={value}
                defaultChecked={value === chosen}
                disabled={disabled}
                required
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
