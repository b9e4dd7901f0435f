import * as z from 'zod';

const Ref = z.string().regex(/^[\w-]{16}$/);

/** The one form of this page: lets a line's data run again. It has nothing to fill in, so it has no messages. */
export const resumeForm = z.strictObject({ line: Ref, operation: Ref });
