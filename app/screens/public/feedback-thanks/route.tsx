import type { Handle } from '#app/handle.ts';
import { feedbackThanksMessages } from './copy.ts';
import { FeedbackThanksView } from './view.tsx';

export const handle: Handle = { title: (language) => feedbackThanksMessages[language].title };

export default function FeedbackThanks() {
  return <FeedbackThanksView />;
}
