import type { Handle } from '#app/handle.ts';
import { assuranceCardCopies } from './copy.ts';
import { AssuranceCardView } from './view.tsx';

export const handle: Handle = {
  title: (language) => assuranceCardCopies[language].title,
  description: (language) => assuranceCardCopies[language].description,
  public: true,
};

export default function AssuranceCard() {
  return <AssuranceCardView />;
}
