/** Returns the `tel:` or `sms:` address of a United States number in any spelling. */
export function callAddress(number: string, by: 'tel' | 'sms' = 'tel'): string {
  const digits = number.replaceAll(/\D/g, '');
  return `${by}:+${digits.length === 10 ? '1' : ''}${digits}`;
}
