import type { Handle } from '#app/handle.ts';
import { buyAPhoneMessages } from './copy.ts';
import { BuyAPhoneView } from './view.tsx';

export const handle: Handle = {
  title: (language) => buyAPhoneMessages[language].title,
  description: (language) => buyAPhoneMessages[language].description,
  public: true,
};

export default function BuyAPhone() {
  return <BuyAPhoneView />;
}
