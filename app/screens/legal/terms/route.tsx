import type { Handle } from '#app/handle.ts';
import { termsMessages } from './copy.ts';
import { TermsView } from './view.tsx';

export const handle: Handle = {
  title: (language) => termsMessages[language].title,
  description: (language, brand) => termsMessages[language].description(brand.longName),
  public: true,
};

export default function Terms() {
  return <TermsView />;
}
