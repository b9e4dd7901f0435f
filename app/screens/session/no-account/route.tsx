import type { Handle } from '#app/handle.ts';
import { noAccountMessages } from './copy.ts';
import { NoAccountView } from './view.tsx';

export const handle: Handle = { title: (language) => noAccountMessages[language].title };

export default function NoAccount() {
  return <NoAccountView />;
}
