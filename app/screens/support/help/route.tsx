import type { Handle } from '#app/handle.ts';
import { helpCopy } from './copy.ts';
import { HelpView } from './view.tsx';

export const handle: Handle = { title: helpCopy.title };

export default function Help() {
  return <HelpView />;
}
