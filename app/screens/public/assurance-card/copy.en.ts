export const assuranceCardCopy = {
  title: 'Our assurance',
  description: 'What you can count on: clear prices, orders that are sent once, and people who answer.',
  heading: (brand: string) => `What you can count on with ${brand}`,
  points: [
    'You see the price before you order anything, and if it changes we ask you again.',
    'An order is sent once, even if you press the button twice or your connection drops.',
    'Your card number is typed in at our payment partner, never on these pages.',
    'You can lock your account, so that nobody else can change it.',
    'People answer: by phone 9AM to 9PM Eastern time, and by chat 24/7.',
  ],
  call: 'If we fall short of this, call',
};

export type AssuranceCardCopy = typeof assuranceCardCopy;
