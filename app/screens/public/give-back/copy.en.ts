import type { PageBrand } from '#app/copy/page-text.ts';
import { claim } from '#app/copy/claim.ts';

export const giveBackCopy = ({ company }: PageBrand) => ({
  title: 'Give back',
  description:
    `We give ${claim.giveBack} of the data cost of every plan to help people who can’t afford it get online. It ` +
    `adds nothing to your bill.`,
  heading: `We give back ${claim.giveBack} of the data cost`,
  text:
    `With every plan, ${claim.giveBack} of the data cost goes to help people who can’t afford it get online. It adds ` +
    `nothing to your bill.`,
  plans: 'See the plans',
  how: {
    title: 'How it works',
    steps: [
      'You pay for your plan as usual.',
      `We set aside ${claim.giveBack} of the plan’s data cost every month for every line.`,
      'Organizations we choose turn it into phones, data and training for people who need them.',
    ],
  },
  who: {
    title: 'Who it helps',
    list: [
      { title: 'Students', text: 'Data for homework in homes without internet.' },
      { title: 'Job seekers', text: 'A number that employers can call, and data to apply for jobs.' },
      { title: 'Older neighbors', text: 'A phone that’s easy to use, and someone to explain it.' },
    ],
  },
  questions: {
    title: 'Questions',
    list: [
      { title: 'Does it cost me anything?', text: 'No. The gift is ours. Your price stays the same.' },
      { title: 'Do I have to sign up?', text: 'No. Every plan takes part.' },
      {
        title: 'Can I deduct it from my taxes?',
        text: 'No. The gift is ours, not yours, so there is nothing for you to deduct.',
      },
      { title: 'Who receives it?', text: 'Organizations we choose. We may change or end the program.' },
    ],
  },
  terms: { before: 'For details, see our', link: 'terms & conditions', after: '.' },
  partner: {
    title: 'Do you work for an organization like this?',
    mail: company.mail.partnership,
    text: `Email ${company.mail.partnership} and tell us who you help.`,
  },
});

export type GiveBackCopy = ReturnType<typeof giveBackCopy>;
