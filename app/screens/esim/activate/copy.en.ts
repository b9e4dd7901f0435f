export const activateEsimCopy = {
  title: 'Activate eSIM',
  others: 'Other eSIMs to activate',
  none: { title: 'No eSIM to activate', text: 'None of your lines has an eSIM that’s waiting to be activated.' },
  sim: 'This line has a SIM card. It can be activated from its order.',
  order: 'See the order',
  begun: 'This line’s eSIM was activated, or its activation is under way.',
  status: 'See how it’s going',
  home: 'Back to Home',
};

export type ActivateEsimCopy = typeof activateEsimCopy;
