import type { Handle } from '#app/handle.ts';
import { buyAPhoneCopies } from './copy.ts';
import { BuyAPhoneView } from './view.tsx';

export const handle: Handle = {
  title: (language) => buyAPhoneCopies[language].title,
  description: (language) => buyAPhoneCopies[language].description,
  public: true,
};

export default function BuyAPhone() {
  return <BuyAPhoneView />;
}
