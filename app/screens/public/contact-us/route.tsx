import type { Handle } from '#app/handle.ts';
import { contactUsMessages } from './copy.ts';
import { ContactUsView } from './view.tsx';

export const handle: Handle = {
  title: (language) => contactUsMessages[language].title,
  description: (language) => contactUsMessages[language].description,
  public: true,
};

export default function ContactUs() {
  return <ContactUsView />;
}
