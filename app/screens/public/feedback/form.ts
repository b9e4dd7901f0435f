import * as z from 'zod/mini';
import { Email } from '#contracts/vocabulary.ts';
import { scores } from './score.ts';
import type { FeedbackCopy } from './copy.ts';

export type FeedbackFields = z.input<ReturnType<typeof feedbackForm>>;

/** A score, and an address only from people who want an answer; the messages are in the page's language. */
export function feedbackForm(copy: FeedbackCopy) {
  return z.strictObject({
    score: z.pipe(z.enum(scores, copy.score.choose), z.transform(Number)),
    email: z.optional(
      z.string({ error: copy.email.wrong }).check(
        z.trim(),
        z.refine((text) => Email.safeParse(text).success, copy.email.wrong),
      ),
    ),
  });
}
