import { claim } from '#app/copy/claim.ts';

export const giveBackCopy = {
  title: 'Give back',
  description:
    `We give ${claim.giveBack} of the data cost of every plan to help people get online who could not ` +
    `afford it. It adds nothing to your bill.`,
  heading: `We give back ${claim.giveBack} of the data cost`,
  text:
    `For every plan, ${claim.giveBack} of the data cost goes to help people get online who could not afford it. ` +
    `It adds nothing to your bill.`,
  plans: 'See the plans',
  how: {
    title: 'How it works',
    steps: [
      'You pay for your plan, as always.',
      `We set aside ${claim.giveBack} of the data cost of the plan, every month, for every line.`,
      'Organizations that we choose turn it into phones, data and training for people who need them.',
    ],
  },
  who: {
    title: 'Whom it helps',
    list: [
      { title: 'Students', text: 'Data for homework in homes without internet.' },
      { title: 'People who look for work', text: 'A number that employers can call, and data to apply.' },
      { title: 'Older neighbors', text: 'A phone that is easy to use, and someone who explains it.' },
    ],
  },
  questions: {
    title: 'Questions',
    list: [
      { title: 'Does it cost me anything?', text: 'No. The gift is ours; your price is the same.' },
      { title: 'Do I have to sign up?', text: 'No. Every plan takes part.' },
      {
        title: 'Can I deduct it from my taxes?',
        text: 'No. The gift is ours, not yours, so there is nothing for you to deduct.',
      },
      { title: 'Who receives it?', text: 'Organizations that we choose. We may change or end the program.' },
    ],
  },
  terms: { before: 'The whole text is in our', link: 'terms & conditions', after: '.' },
  partner: {
    title: 'Do you work for such an organization?',
    text: (mail: string) => `Write to ${mail} and tell us whom you help.`,
  },
};

export type GiveBackCopy = typeof giveBackCopy;
