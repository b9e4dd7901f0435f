import type { Handle } from '#app/handle.ts';
import { privacyCopies } from './copy.ts';
import { PrivacyView } from './view.tsx';

export const handle: Handle = { title: (language) => privacyCopies[language].title };

export default function Privacy() {
  return <PrivacyView />;
}
