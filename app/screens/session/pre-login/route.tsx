import type { Handle } from '#app/handle.ts';
import { preLoginCopies } from './copy.ts';
import { PreLoginView } from './view.tsx';

export const handle: Handle = {
  title: (language) => preLoginCopies[language].title,
  description: (language) => preLoginCopies[language].description,
  public: true,
};

export default function PreLogin() {
  return <PreLoginView />;
}
