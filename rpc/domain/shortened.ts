/** What the carrier takes of a name of a device or a person in a call. */
const longest = 64;

/** A text that the carrier gave, in the length that it takes in another call (HTTP-30). */
export function shortened<T extends string | undefined>(text: T): T {
  return text?.slice(0, longest) as T;
}
