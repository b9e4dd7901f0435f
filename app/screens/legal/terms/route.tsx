import type { Handle } from '#app/handle.ts';
import { termsCopies } from './copy.ts';
import { TermsView } from './view.tsx';

export const handle: Handle = {
  title: (language) => termsCopies[language].title,
  description: (language, brand) => termsCopies[language].description(brand.longName),
  public: true,
};

export default function Terms() {
  return <TermsView />;
}
