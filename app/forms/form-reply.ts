import type { SubmissionResult } from '@conform-to/react';

/** The reply to a wrong form: its values and the messages, for `useForm({ lastResult })`. */
export type FormReply = SubmissionResult;
