import type { Handle } from '#app/handle.ts';
import { bestFitCopies } from './copy.ts';
import { BestFitView } from './view.tsx';

export const handle: Handle = {
  title: (language) => bestFitCopies[language].title,
  description: (language) => bestFitCopies[language].description,
  public: true,
};

export default function BestFit() {
  return <BestFitView />;
}
