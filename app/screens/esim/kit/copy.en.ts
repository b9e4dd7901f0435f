export const kitCopy = {
  title: 'Resend eSIM kit',
  text: 'We’ll send your digital Activation Kit again. It goes to the email address of this line.',
  resend: 'RESEND',
  back: 'Back to the setup guide',
};

export type KitCopy = typeof kitCopy;
