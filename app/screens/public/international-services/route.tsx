import type { Handle } from '#app/handle.ts';
import { internationalServicesCopies } from './copy.ts';
import { InternationalServicesView } from './view.tsx';

export const handle: Handle = {
  title: (language) => internationalServicesCopies[language].title,
  description: (language) => internationalServicesCopies[language].description,
  public: true,
};

export default function InternationalServices() {
  return <InternationalServicesView />;
}
