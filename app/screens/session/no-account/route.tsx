import type { Handle } from '#app/handle.ts';
import { noAccountCopy } from './copy.ts';
import { NoAccountView } from './view.tsx';

export const handle: Handle = { title: noAccountCopy.title };

export default function NoAccount() {
  return <NoAccountView />;
}
