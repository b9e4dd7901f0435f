/** Maximum length of a device's or a person's name in a call. */
const maxLength = 64;

/** Shortens a text of the carrier to the length that its other calls accept (HTTP-30). */
export function shortened<T extends string | undefined>(text: T): T {
  return text?.slice(0, maxLength) as T;
}
