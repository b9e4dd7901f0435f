import type { Handle } from '#app/handle.ts';
import { preLoginMessages } from './copy.ts';
import { PreLoginView } from './view.tsx';

export const handle: Handle = {
  title: (language) => preLoginMessages[language].title,
  description: (language) => preLoginMessages[language].description,
  public: true,
};

export default function PreLogin() {
  return <PreLoginView />;
}
