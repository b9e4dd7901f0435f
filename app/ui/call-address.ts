/** The address that dials a number of the United States, or texts it, however it is spelt. */
export function callAddress(number: string, by: 'tel' | 'sms' = 'tel'): string {
  const digits = number.replaceAll(/\D/g, '');
  return `${by}:+${digits.length === 10 ? '1' : ''}${digits}`;
}
