import { typedOtp } from '#rpc/domain/account-lock.ts';

/** Drops the spaces and hyphens of a one-time password that is typed or pasted (LOCK-8). */
export function helpWithOtp(field: HTMLInputElement): void {
  field.addEventListener('input', () => {
    const { value, selectionStart } = field;
    const otp = typedOtp(value);
    if (otp === value) return;
    // Setting the value moves the caret to the end.
    const caret = typedOtp(value.slice(0, selectionStart ?? value.length)).length;
    field.value = otp;
    field.setSelectionRange(caret, caret);
  });
}
