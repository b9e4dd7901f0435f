import type { Handle } from '#app/handle.ts';
import { assuranceCardMessages } from './copy.ts';
import { AssuranceCardView } from './view.tsx';

export const handle: Handle = {
  title: (language) => assuranceCardMessages[language].title,
  description: (language) => assuranceCardMessages[language].description,
  public: true,
};

export default function AssuranceCard() {
  return <AssuranceCardView />;
}
