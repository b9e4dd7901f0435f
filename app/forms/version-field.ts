import * as z from 'zod';

/** The version of the draft that the page showed (JOURNEY-5). The intent decides whether it is still the one. */
export const versionField = z.string().max(32).default('');
