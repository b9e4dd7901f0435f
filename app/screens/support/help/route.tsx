import type { Handle } from '#app/handle.ts';
import { helpCopies } from './copy.ts';
import { HelpView } from './view.tsx';

export const handle: Handle = {
  title: (language) => helpCopies[language].title,
  description: (language) => helpCopies[language].description,
  public: true,
};

export default function Help() {
  return <HelpView />;
}
