import * as z from 'zod';

/** Text that can be left out; spaces alone are none. @param tooLong the message for more than `most` characters */
export function optionalText(most: number, tooLong: string) {
  return z
    .string()
    .trim()
    .max(most, tooLong)
    .transform((typed) => typed || undefined)
    .optional();
}
