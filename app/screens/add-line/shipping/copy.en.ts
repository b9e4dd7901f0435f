export const shippingCopy = {
  title: 'How do we ship it?',
  about: 'All SIM cards of this order come in one package.',
  legend: 'Choose a way to ship',
  missing: 'Choose a way to ship.',
  notOffered: 'This way to ship isn’t offered any more. Choose another one.',
};

export type ShippingCopy = typeof shippingCopy;
