import type { SubmissionResult } from '@conform-to/react';

/** What a screen gets back when its form was wrong: what was typed and the messages, for `useForm({ lastResult })`. */
export type FormReply = SubmissionResult;
