export const shippingCopy = {
  title: 'How should we ship it?',
  about: 'All SIM cards in this order come in one package.',
  legend: 'Choose a shipping method',
  missing: 'Choose a shipping method.',
  notOffered: 'This shipping method is no longer available. Choose another one.',
};

export type ShippingCopy = typeof shippingCopy;
