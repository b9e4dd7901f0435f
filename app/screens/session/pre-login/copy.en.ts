import { claim } from '#app/copy/claim.ts';

export const preLoginCopy = {
  title: 'Welcome',
  description:
    'See your lines and your data, activate a SIM or eSIM, and add data. ' + `Plans from ${claim.plansFrom} a month.`,
  heading: (brand: string) => `Welcome to ${brand}`,
  text: 'See your lines and your data, activate a SIM or eSIM, and add data, whenever you like.',
  login: 'Login',
  learnMore: 'Learn More',
  /** Beside the button: where the sign-in happens, and for whom. */
  firstTime:
    'You’ll log in on our account site, then come back here. Just got your welcome kit? Log in with the email ' +
    'address you used for your order to activate it.',
  new: {
    title: 'New here?',
    cards: {
      plans: {
        title: `Plans from ${claim.plansFrom}`,
        text: `Pay for the data you use, and save up to ${claim.savings} a year.`,
        button: 'See the plans',
      },
      imeiCheck: {
        title: 'Keep your phone',
        text: 'Enter its IMEI and find out in seconds whether it works with us.',
        button: 'Check my phone',
      },
      internationalServices: {
        title: `Roam in ${claim.countries} countries`,
        text: 'Call, text and use data abroad without a daily fee.',
        button: 'International services',
      },
    },
  },
  help: {
    before: 'Trouble logging in? Call',
    after: (support: string, chat: string) => `, ${support}, or chat with us ${chat} from the help page.`,
  },
};

export type PreLoginCopy = typeof preLoginCopy;
