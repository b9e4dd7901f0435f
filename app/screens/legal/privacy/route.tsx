import type { Handle } from '#app/handle.ts';
import { privacyMessages } from './copy.ts';
import { PrivacyView } from './view.tsx';

export const handle: Handle = {
  title: (language) => privacyMessages[language].title,
  description: (language, brand) => privacyMessages[language].description(brand.longName),
  public: true,
};

export default function Privacy() {
  return <PrivacyView />;
}
