/** `08` is `08/`, `0829` is `08/29`; anything else that people type stays as it is, for the server to judge. */
export function withSlash(typed: string): string {
  const digits = typed.replace(/[\s/]/g, '');
  if (!/^\d{2,4}$/.test(digits)) return typed;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}
