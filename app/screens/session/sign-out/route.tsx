import type { Handle } from '#app/handle.ts';
import { signOutMessages } from './copy.ts';
import { SignOutView } from './view.tsx';

export const handle: Handle = { title: (language) => signOutMessages[language].title, openForm: true };

export default function SignOut() {
  return <SignOutView />;
}
