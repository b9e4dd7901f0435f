import { withSlash } from './with-slash.ts';

/** Writes the slash of an expiry date while somebody types month and year (CARD-9). */
export function helpWithExpiry(field: HTMLInputElement): void {
  field.addEventListener('input', (event) => {
    const { value, selectionStart } = field;
    const isErasing = event instanceof InputEvent && event.inputType.startsWith('delete');
    // In the middle of the text the caret would jump, and a slash that is being erased would come back.
    if (isErasing || selectionStart !== value.length) return;
    field.value = withSlash(value);
  });
}
