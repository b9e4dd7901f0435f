import type { Handle } from '#app/handle.ts';
import { noAccountCopies } from './copy.ts';
import { NoAccountView } from './view.tsx';

export const handle: Handle = { title: (language) => noAccountCopies[language].title };

export default function NoAccount() {
  return <NoAccountView />;
}
