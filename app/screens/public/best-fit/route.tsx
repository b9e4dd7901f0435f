import type { Handle } from '#app/handle.ts';
import { bestFitMessages } from './copy.ts';
import { BestFitView } from './view.tsx';

export const handle: Handle = {
  title: (language) => bestFitMessages[language].title,
  description: (language) => bestFitMessages[language].description,
  public: true,
};

export default function BestFit() {
  return <BestFitView />;
}
