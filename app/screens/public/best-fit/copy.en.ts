import { claim } from '#app/copy/claim.ts';

type Plan = (typeof claim.bestFit)[number];

export const bestFitCopy = {
  title: 'Best Fit savings',
  description:
    `Best Fit plans with ${claim.bestFit.join(', ')}: pay for the data you use, from ${claim.plansFrom} ` +
    `a month, and save up to ${claim.savings} a year.`,
  heading: `Save up to ${claim.savings} a year with a plan that fits`,
  text:
    `Most people pay for more data than they use. Best Fit finds the plan that you need, from ` +
    `${claim.plansFrom} a month, and tells you when a smaller one would do.`,
  seePlans: 'See all plans and prices',
  plans: {
    title: 'The Best Fit plans',
    text: 'All of them run on the same national 5G network. They differ in their data:',
    for: {
      '15GB': 'For video on the road, music all day, and maps everywhere.',
      '10GB': 'For social media, music, and some video away from Wi-Fi.',
      '5GB': 'For messages with photos, maps, and an hour of music a day.',
      '2GB': 'For calls, texts and email, with Wi-Fi most of the time.',
    } satisfies Record<Plan, string>,
  },
  how: {
    title: 'How it works',
    steps: [
      'Pick the plan that looks right. It does not have to be perfect.',
      'Use your phone as you always do. Your account shows your data for every month, and we tell you at 75% and ' +
        'at 90%.',
      'Compare. If you keep using less than you pay for, move to a smaller plan: at once, or with your next bill.',
      'Need more for a month? Add data to one line, and leave the plan as it is.',
    ],
  },
  savings: {
    title: `Where the ${claim.savings} come from`,
    text:
      `If a plan that fits costs $25 a month less than the one you have today, you keep ${claim.savings} in a ` +
      `year (12 × $25).`,
    example:
      'What you save depends on the plan you have now, the data you use and the number of your lines. Taxes and ' +
      'fees are extra.',
  },
  good: {
    title: 'Good to know',
    points: [
      'A group has up to 6 lines, and each line can have its own plan.',
      'You can keep your number and your phone, if it is unlocked and works on our network.',
      'When your data is used up you are never charged for more without being asked.',
    ],
  },
  next: { title: 'Will my phone work?', imeiCheck: 'Check my phone' },
};

export type BestFitCopy = typeof bestFitCopy;
