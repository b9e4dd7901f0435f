import type { Handle } from '#app/handle.ts';
import { signOutCopies } from './copy.ts';
import { SignOutView } from './view.tsx';

export const handle: Handle = { title: (language) => signOutCopies[language].title };

export default function SignOut() {
  return <SignOutView />;
}
