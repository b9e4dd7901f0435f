import type { PageBrand } from '#app/copy/page-text.ts';
import { claim } from '#app/copy/claim.ts';

export const aboutUsCopy = ({ longName, company }: PageBrand) => ({
  title: 'About us',
  description:
    'Our mission, the ten values we work by, a letter from our chief executive, and the people behind your line.',
  heading: `About ${longName}`,
  text:
    'We’re the mobile side of your internet company: a small team, a national 5G network, and plans that fit ' +
    'how you really use your phone.',
  missions: {
    title: 'Our mission',
    list: [
      {
        title: 'Make mobile cost what it should',
        text:
          `Most people pay for data they never use. Our plans start at ${claim.plansFrom}, and moving to one ` +
          `that fits can save up to ${claim.savings} a year.`,
      },
      {
        title: 'Make it easy',
        text:
          'Activating a line, changing a plan or adding data takes minutes on any phone. If you get stuck, someone ' +
          'on our team will help.',
      },
      {
        title: 'Give something back',
        text: `We give ${claim.giveBack} of the data cost to help people who can’t afford to get online.`,
      },
    ],
  },
  press: {
    title: 'In the press',
    list: company.press.map(({ outlet, headline, address }) => ({ to: address, words: headline.en, text: outlet })),
  },
  /** Ten, on two slides (PUBLIC-3). */
  values: {
    title: 'Ten values we work by',
    slides: [
      [
        {
          title: 'Customers first',
          text: 'Before we decide anything, we ask what it does for the person with the phone.',
        },
        {
          title: 'Plain words',
          text: 'If a price, a bill or a rule needs explaining, we haven’t written it well enough.',
        },
        { title: 'Honest prices', text: 'You see the full charge before you agree to it.' },
        { title: 'Own the problem', text: 'Whoever hears about a problem stays with it until it’s solved.' },
        { title: 'Respect for your time', text: 'Short waits, short forms, short answers.' },
      ],
      [
        { title: 'Privacy', text: 'We ask only for what we need, and we keep it safe.' },
        {
          title: 'Open to everyone',
          text: 'The service has to work on old phones, on slow networks and with screen readers.',
        },
        { title: 'Always learning', text: 'When we’re wrong, we say so and fix what caused it.' },
        { title: 'One team', text: 'We listen to every idea, whoever it comes from.' },
        { title: 'Give back', text: 'We help people in the places we serve get online.' },
      ],
    ],
  },
  letter: {
    title: 'A letter from our chief executive',
    greeting: 'Dear customer,',
    text: [
      'When we started, we looked at a year of phone bills. Family after family was paying for far more data than ' +
        'they used, because a smaller plan was hard to find or didn’t exist.',
      `So we made smaller plans: ${claim.bestFit.join(', ')}. Your account shows what you use each month, so you can ` +
        `choose the one that fits, even when that means you pay us less.`,
      'We also decided who picks up the phone: someone on our own team who can fix your problem and take the time it ' +
        'needs.',
      'We’re not finished. If something on this site or on your line is harder than it should be, please tell me. ' +
        'I read the feedback every week.',
    ],
    close: 'Thank you for being with us.',
    by: company.chiefExecutive,
    signed: `Chief executive, ${longName}`,
  },
  team: {
    title: 'Our team',
    text: 'The people who answer for your service.',
    list: company.team.map(({ name, role }) => ({ name, role: role.en })),
  },
  quotes: {
    title: 'What our staff say',
    list: company.quotes.map(({ name, words }) => ({ name, words: words.en })),
  },
  next: { title: 'Find out more', plans: 'See the plans', contact: 'Contact us' },
});

export type AboutUsCopy = ReturnType<typeof aboutUsCopy>;
