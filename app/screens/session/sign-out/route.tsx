import type { Handle } from '#app/handle.ts';
import { signOutCopy } from './copy.ts';
import { SignOutView } from './view.tsx';

export const handle: Handle = { title: signOutCopy.title };

export default function SignOut() {
  return <SignOutView />;
}
