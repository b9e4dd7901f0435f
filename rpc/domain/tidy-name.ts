import * as z from 'zod/mini';
import { nameProblem, tidyName } from './person-name.ts';

/** A name from outside; it comes out tidy. */
export const TidyName = z
  .pipe(z.string(), z.transform(tidyName))
  .check(z.refine((name) => nameProblem(name) === undefined, 'This is not a name.'));
