import type { Handle } from '#app/handle.ts';
import { privacyCopies } from './copy.ts';
import { PrivacyView } from './view.tsx';

export const handle: Handle = {
  title: (language) => privacyCopies[language].title,
  description: (language, brand) => privacyCopies[language].description(brand.longName),
  public: true,
};

export default function Privacy() {
  return <PrivacyView />;
}
