export const buyAPhoneCopy = () => ({
  title: 'Buy a phone',
  description:
    'Choose a phone in our shop, or bring your own: enter its IMEI to find out whether it works on our network.',
  heading: 'A new phone, or the one you have',
  text: 'Every phone in our shop works on our network. Or keep the phone you already have.',
  shop: {
    title: 'Buy a phone',
    text: 'The shop is a separate site with its own checkout. It opens in a new tab.',
    button: 'Go to the shop',
  },
  own: {
    title: 'Bring your own',
    text: 'Find out in seconds whether your phone works with us and supports eSIM.',
    button: 'Check my phone',
  },
  ready: {
    title: 'Your own phone is ready when',
    points: [
      'it’s unlocked (your current carrier can check and unlock it)',
      'it’s paid off and not reported lost or stolen',
      'it passes our IMEI check',
    ],
  },
  imei: {
    title: 'Where to find the IMEI',
    points: [
      'Dial *#06# to see it on the screen.',
      'On an iPhone: Settings, General, About.',
      'On Android: Settings, About phone.',
      'It has exactly 15 digits. Spaces and hyphens are OK.',
    ],
  },
  sim: {
    title: 'SIM or eSIM?',
    text:
      'With an eSIM, you can activate your phone without waiting for a delivery. For other phones we send a SIM ' +
      'card, which takes 3 to 6 days with standard shipping.',
  },
  help: 'Not sure which phone to choose? Call',
});

export type BuyAPhoneCopy = ReturnType<typeof buyAPhoneCopy>;
