import type { Handle } from '#app/handle.ts';
import { aboutUsCopies } from './copy.ts';
import { AboutUsView } from './view.tsx';

export const handle: Handle = {
  title: (language) => aboutUsCopies[language].title,
  description: (language) => aboutUsCopies[language].description,
  public: true,
};

export default function AboutUs() {
  return <AboutUsView />;
}
