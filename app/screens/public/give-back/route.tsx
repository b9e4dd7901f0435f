import type { Handle } from '#app/handle.ts';
import { giveBackCopies } from './copy.ts';
import { GiveBackView } from './view.tsx';

export const handle: Handle = {
  title: (language) => giveBackCopies[language].title,
  description: (language) => giveBackCopies[language].description,
  public: true,
};

export default function GiveBack() {
  return <GiveBackView />;
}
