import type { Handle } from '#app/handle.ts';
import { giveBackMessages } from './copy.ts';
import { GiveBackView } from './view.tsx';

export const handle: Handle = {
  title: (language) => giveBackMessages[language].title,
  description: (language) => giveBackMessages[language].description,
  public: true,
};

export default function GiveBack() {
  return <GiveBackView />;
}
