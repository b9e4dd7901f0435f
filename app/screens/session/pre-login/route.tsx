import type { Handle } from '#app/handle.ts';
import { preLoginCopy } from './copy.ts';
import { PreLoginView } from './view.tsx';

export const handle: Handle = { title: preLoginCopy.title };

export default function PreLogin() {
  return <PreLoginView />;
}
