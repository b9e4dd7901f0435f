import type { Handle } from '#app/handle.ts';
import { contactUsCopies } from './copy.ts';
import { ContactUsView } from './view.tsx';

export const handle: Handle = {
  title: (language) => contactUsCopies[language].title,
  description: (language) => contactUsCopies[language].description,
  public: true,
};

export default function ContactUs() {
  return <ContactUsView />;
}
