import type { Handle } from '#app/handle.ts';
import { helpMessages } from './copy.ts';
import { HelpView } from './view.tsx';

export const handle: Handle = {
  title: (language) => helpMessages[language].title,
  description: (language) => helpMessages[language].description,
  public: true,
};

export default function Help() {
  return <HelpView />;
}
