import type { Handle } from '#app/handle.ts';
import { feedbackThanksCopies } from './copy.ts';
import { FeedbackThanksView } from './view.tsx';

export const handle: Handle = { title: (language) => feedbackThanksCopies[language].title };

export default function FeedbackThanks() {
  return <FeedbackThanksView />;
}
