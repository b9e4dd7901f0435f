import * as z from 'zod';
import { Email } from '#contracts/vocabulary.ts';
import { scores } from './score.ts';
import type { FeedbackCopy } from './copy.ts';

export type FeedbackFields = z.input<ReturnType<typeof feedbackForm>>;

/** A score, and an address only from people who want an answer; the messages are in the page's language. */
export function feedbackForm(copy: FeedbackCopy) {
  return z.strictObject({
    score: z.enum(scores, copy.score.choose).transform(Number),
    email: z
      .string({ error: copy.email.wrong })
      .trim()
      .refine((text) => Email.safeParse(text).success, copy.email.wrong)
      .optional(),
  });
}
