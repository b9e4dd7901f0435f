import { type FieldMetadata, getInputProps } from '@conform-to/react';
import { useCopy } from '#app/ui/page-context.tsx';
import type { NumberPage } from './intent.ts';
import { numberMessages } from './copy.ts';

interface CarrierFieldProps {
  carrier: FieldMetadata<string | undefined>;
  listed: FieldMetadata<string | undefined>;
  carriers: NumberPage['carriers'];
}

/**
 * The carrier, which the browser completes from the list while the customer types. A browser without suggestions shows
 * what is in the `<datalist>`: a list to choose from, which is sent under a name of its own.
 */
export function CarrierField({ carrier, listed, carriers }: CarrierFieldProps) {
  const copy = useCopy(numberMessages).keep.carrier;
  const { id, errors, errorId, descriptionId } = carrier;
  const listId = `${id}-list`;
  return (
    <div className={errors ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{copy.label}</label>
      <p className="hint quiet small" id={descriptionId}>
        {copy.hint}
      </p>
      {errors && (
        <p className="error" id={errorId}>
          {errors.join(' ')}
        </p>
      )}
      <input
        {...getInputProps(carrier, { type: 'text', ariaDescribedBy: descriptionId })}
        list={listId}
        required
        data-or={listed.name}
        autoComplete="off"
        enterKeyHint="done"
      />
      <datalist id={listId}>
        <label>
          {copy.list}{' '}
          <select name={listed.name} defaultValue={listed.initialValue}>
            <option value="">{copy.choose}</option>
            {carriers.map(({ displayName }) => (
              <option value={displayName} key={displayName}>
                {displayName}
              </option>
            ))}
          </select>
        </label>
      </datalist>
    </div>
  );
}
