import type { Handle } from '#app/handle.ts';
import { internationalServicesMessages } from './copy.ts';
import { InternationalServicesView } from './view.tsx';

export const handle: Handle = {
  title: (language) => internationalServicesMessages[language].title,
  description: (language) => internationalServicesMessages[language].description,
  public: true,
};

export default function InternationalServices() {
  return <InternationalServicesView />;
}
