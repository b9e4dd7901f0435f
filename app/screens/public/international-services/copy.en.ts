import { claim } from '#app/copy/claim.ts';

export const internationalServicesCopy = () => ({
  title: 'International services',
  description:
    `International roaming in ${claim.countries} countries without daily fees, and international calling ` +
    `from the U.S. that you pay as you go.`,
  heading: `International roaming in ${claim.countries} countries`,
  text:
    'Use your phone abroad, or call other countries from home. Both are off until you turn them on. Turning them on ' +
    'costs nothing.',
  signIn: 'Sign in to turn it on',
  /** For people who are signed in and have Services. */
  manage: 'Go to Services',
  roaming: {
    title: 'Roaming Perks Without the Daily Fees!',
    text: `International roaming: stay connected while you travel abroad, in ${claim.countries} countries.`,
    points: [
      'Stay connected while you travel, with your own phone and number.',
      'Turn it on yourself on the day of travel, at no extra cost.',
      'Voice, SMS and data are pay-as-you-go: you pay for what you use, and nothing on days you don’t use it.',
    ],
  },
  calling: {
    title: 'Call the World from the U.S. & Pay-As-You-Go',
    text: 'International calling (ILD): call anywhere in the world, from the U.S.',
    points: [
      'Turn it on at no extra cost.',
      'International SMS is free.',
      'Look up the rate of each country before you call. Rates are shown to 2 decimals.',
    ],
  },
  ildTerms: {
    title: 'International calling terms, in brief',
    payAsYouGo: {
      title: 'Pay-as-you-go ILD',
      points: [
        'Calls are billed in one-minute increments.',
        'A balance expires 180 days after you last used it.',
        'If your line is suspended, it expires 30 days after the suspension.',
      ],
    },
    unlimited: {
      title: 'Unlimited ILD',
      points: [
        'Call up to 15 unique destination numbers in each cycle.',
        'A cycle expires 30 days after it was funded or renewed.',
      ],
    },
    link: 'Read the full agreement',
  },
  steps: {
    title: 'How to turn it on',
    list: [
      'Sign in and open Services.',
      'Choose International Roaming or International Calling, and check the rates for the country you’ll visit ' +
        'or call.',
      'Turn it on for the lines that need it. It’s ready within minutes.',
    ],
  },
  travel: {
    title: 'Before you travel',
    points: [
      'Check that the country you’ll visit is on the list of rates.',
      'When you arrive, turn on data roaming in your phone’s settings.',
      'Use Wi-Fi for updates and video: they use the most data.',
      'See your bill for details of what you used.',
    ],
  },
  help: 'Questions before you travel? Call',
});

export type InternationalServicesCopy = ReturnType<typeof internationalServicesCopy>;
