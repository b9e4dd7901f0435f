import * as z from 'zod';
import { nameProblem, tidyName } from './person-name.ts';

/** A name from outside; it comes out tidy. */
export const TidyName = z
  .string()
  .transform(tidyName)
  .refine((name) => nameProblem(name) === undefined, 'This is not a name.');
