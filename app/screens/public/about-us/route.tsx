import type { Handle } from '#app/handle.ts';
import { aboutUsMessages } from './copy.ts';
import { AboutUsView } from './view.tsx';

export const handle: Handle = {
  title: (language) => aboutUsMessages[language].title,
  description: (language) => aboutUsMessages[language].description,
  public: true,
};

export default function AboutUs() {
  return <AboutUsView />;
}
