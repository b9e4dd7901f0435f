import { claim } from '#app/copy/claim.ts';

export const bestFitCopy = () => ({
  title: 'Best Fit savings',
  description:
    `Best Fit plans with ${claim.bestFit.join(', ')}: pay for the data you use, from ${claim.plansFrom} ` +
    `a month, and save up to ${claim.savings} a year.`,
  heading: `Save up to ${claim.savings} a year with a plan that fits`,
  text:
    `Most people pay for more data than they use. With Best Fit you choose the plan you need, from ` +
    `${claim.plansFrom} a month, and switch when your needs change.`,
  seePlans: 'See all plans and prices',
  plans: {
    title: 'The Best Fit plans',
    text: 'They all use the same national 5G network. The difference is the data:',
  },
  how: {
    title: 'How it works',
    steps: [
      'Pick the plan that looks right. It doesn’t have to be perfect.',
      'Use your phone as usual. Your account shows the data you use each month and warns you at 75% and 90%.',
      'Compare. If you keep using less than you pay for, move to a smaller plan with your next billing cycle.',
      'Need more for a month? Add data to one line and keep your plan.',
    ],
  },
  savings: {
    title: `Where the ${claim.savings} comes from`,
    text:
      `If a plan that fits costs $25 a month less than the one you have today, you save ${claim.savings} a year ` +
      `(12 × $25).`,
    example:
      'What you save depends on your current plan, the data you use and how many lines you have. Taxes and fees are ' +
      'extra.',
  },
  good: {
    title: 'Good to know',
    points: [
      'You can have up to 6 lines, each with its own plan.',
      'You can keep your number, and your phone if it’s unlocked and works on our network.',
      'When your data runs out, we charge you for more only if you add data or turn on automatic top-up.',
    ],
  },
  next: { title: 'Will my phone work?', imeiCheck: 'Check my phone' },
});

export type BestFitCopy = ReturnType<typeof bestFitCopy>;
