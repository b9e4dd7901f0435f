export const activateEsimCopy = {
  title: 'Activate eSIM',
  others: 'Other eSIMs to activate',
  none: { title: 'No eSIM to activate', text: 'None of your lines has an eSIM that’s waiting to be activated.' },
  sim: 'This line has a SIM card. You can activate it from its order.',
  order: 'See the order',
  begun: 'This line’s eSIM is already active or being activated.',
  status: 'Check progress',
  home: 'Back to Home',
};

export type ActivateEsimCopy = typeof activateEsimCopy;
