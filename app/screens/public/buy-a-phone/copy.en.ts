export const buyAPhoneCopy = {
  title: 'Buy a phone',
  description:
    'Choose a phone in our shop, or bring your own: type in its IMEI and find out whether it works on our network.',
  heading: 'A new phone, or the one you have',
  text: 'Choose a phone in our shop that works on our network for certain, or bring your own and keep what you know.',
  shop: {
    title: 'Buy a phone',
    text: 'The shop is a site of its own, with its own checkout. It opens in a new tab.',
    button: 'Go to the shop',
  },
  own: {
    title: 'Bring your own',
    text: 'Find out in seconds whether your phone works with us, and whether it can take an eSIM.',
    button: 'Check my phone',
  },
  ready: {
    title: 'Your own phone is ready when',
    points: [
      'it is unlocked: your present carrier can tell you, and unlock it',
      'it is paid off, and not reported lost or stolen',
      'it passes our check of its IMEI',
    ],
  },
  imei: {
    title: 'Where to find the IMEI',
    points: [
      'Dial *#06# and the phone shows it.',
      'On an iPhone: Settings, General, About.',
      'On Android: Settings, About phone.',
      'It has exactly 15 digits. Spaces and hyphens do not matter.',
    ],
  },
  sim: {
    title: 'SIM or eSIM?',
    text:
      'Phones that can take an eSIM are activated without waiting for a delivery. For the others we send a SIM ' +
      'card, by standard shipping in 3 to 6 days.',
  },
  help: 'Not sure which phone to take? Call',
};

export type BuyAPhoneCopy = typeof buyAPhoneCopy;
