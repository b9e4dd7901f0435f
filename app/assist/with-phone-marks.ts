import { phoneDigits } from '#rpc/domain/digits.ts';

/** `617555` is `(617) 555`, `6175550142` is `(617) 555-0142`; what can't become a phone number stays as it is. */
export function withPhoneMarks(typed: string): string {
  const digits = phoneDigits(typed);
  if (!/^\d{3,10}$/.test(digits)) return typed;
  const [area, office, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area})${office && ` ${office}`}${line && `-${line}`}`;
}
