import * as z from 'zod/mini';
import { emailField } from '#app/forms/typed-fields.ts';
import { scores } from './score.ts';
import type { FeedbackCopy } from './copy.ts';

export type FeedbackFields = z.input<ReturnType<typeof feedbackForm>>;

/** A score, and an address only from people who want an answer; the messages are in the page's language. */
export function feedbackForm(copy: FeedbackCopy) {
  return z.strictObject({
    score: z.pipe(z.enum(scores, copy.score.choose), z.transform(Number)),
    email: z.optional(emailField(copy.email.wrong)),
  });
}
