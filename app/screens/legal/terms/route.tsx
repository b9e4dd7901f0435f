import type { Handle } from '#app/handle.ts';
import { termsCopies } from './copy.ts';
import { TermsView } from './view.tsx';

export const handle: Handle = { title: (language) => termsCopies[language].title };

export default function Terms() {
  return <TermsView />;
}
