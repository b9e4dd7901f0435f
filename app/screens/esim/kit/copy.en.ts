export const kitCopy = {
  title: 'Resend eSIM kit',
  text: 'We’ll send your digital Activation Kit again to this line’s email address.',
  resend: 'RESEND',
  back: 'Back to the setup guide',
};

export type KitCopy = typeof kitCopy;
