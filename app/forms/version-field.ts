import * as z from 'zod/mini';

/** The version of the draft that the page showed (JOURNEY-5). The intent decides whether it is still the one. */
export const versionField = z._default(z.string().check(z.maxLength(32)), '');
