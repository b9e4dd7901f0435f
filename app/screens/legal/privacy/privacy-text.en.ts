import type { LegalText } from '#app/copy/legal.ts';

/** The 12 sections in their order; the names are their addresses. */
export const privacySections = [
  'scope',
  'given',
  'collected',
  'cookies',
  'use',
  'sharing',
  'network-information',
  'choices',
  'rights',
  'protection',
  'children',
  'changes',
] as const;
export type PrivacySection = (typeof privacySections)[number];

export const privacyText: LegalText<PrivacySection> = ({ longName, supportNumber, company }) => ({
  scope: {
    heading: 'What this policy covers',
    text: [
      `It covers the mobile service of ${longName}, this website, and the calls, messages and letters between you ` +
        `and us. “Personal information” means whatever tells who you are, or can be linked to you or your household.`,
      'Other companies’ websites, apps and devices have policies of their own, even where we link to them. If ' +
        'someone else holds the account, they see the lines, plans, usage and bills of everyone on it.',
    ],
    link: { to: '/terms', words: 'Read the Terms of Use' },
  },
  given: {
    heading: 'What you give us',
    text: ['We ask for what an order, a line or an answer needs:'],
    list: [
      'your name, email address, phone number, and addresses for billing and shipping;',
      'your device: make, model and IMEI;',
      'when you bring a number: the number, your account number, PIN and ZIP code at the old carrier;',
      'names and email addresses of friends whom you invite; we write to them about that invitation only;',
      'what you tell us when you call, chat, write or give feedback.',
    ],
  },
  collected: {
    heading: 'What we learn as you use the service',
    text: ['Some information comes about by itself:'],
    list: [
      'usage: numbers called and messaged, time and length of calls, amount of data, countries visited;',
      'where your device is on the network, roughly, because calls could not reach it otherwise;',
      'which pages of this website you open while signed in, with your browser and operating system;',
      'how you pay: the kind of card, its last digits and its expiry. You enter card numbers at our payment ' +
        'partner, and they never reach this website.',
    ],
  },
  cookies: {
    heading: 'Cookies',
    text: [
      'This website sets one cookie to keep you signed in; it ends after 12 hours, or after 30 minutes without ' +
        'use. Two more remember your language and whether you chose pages without script; they last a year and say ' +
        'nothing about who you are.',
      'We keep nothing else in your browser, and no page that you are signed in to loads anything from other ' +
        'companies.',
    ],
  },
  use: {
    heading: 'What we use it for',
    text: ['We use personal information:'],
    list: [
      'to provide the service: activate lines, move numbers, ship orders, connect calls;',
      'to bill you and to collect what is owed;',
      'to help you, and to tell you about your account;',
      'to keep the network and your account safe, and to find fraud;',
      'to understand what works and to make it better;',
      'to tell you about our offers, where you agreed;',
      'to do what the law asks.',
    ],
  },
  sharing: {
    heading: 'Whom we share it with',
    text: ['We do not sell personal information. We share what is needed with:'],
    list: [
      'the network operator, your old or new carrier, and partners abroad when you roam;',
      'companies that work for us under contract: payment, shipping, support, messages, storage. They may use it ' +
        'for that work only;',
      'the primary holder of your account;',
      'courts, authorities and emergency services, when the law demands it or a life is in danger;',
      'a company that takes over our business, which is bound by this policy.',
    ],
  },
  'network-information': {
    heading: 'Customer proprietary network information',
    text: [
      'Federal law protects what we know about your calls: their number, type, place, time and cost, and the ' +
        'services that you buy. It is called customer proprietary network information (CPNI). You have a right, ' +
        'and ' +
        'we a duty, to keep it confidential.',
      'We ask you to prove who you are before we talk about it, and write to you when your address, password or ' +
        'the like is changed. We do not use CPNI to advertise services of another kind unless you agree; you can ' +
        'take that back at any time, without effect on your service.',
    ],
  },
  choices: {
    heading: 'What you can decide',
    text: ['You can decide at any time:'],
    list: [
      'Advertising: reply STOP to a message, follow the link in an email, or call us.',
      'Measuring: if your browser sends the signal Global Privacy Control or Do Not Track, we do not report the ' +
        'pages that you see to our marketing systems.',
      'Location: turn it off for apps in the settings of your device. The network still needs to know roughly ' +
        'where the device is.',
      'Cookies: your browser can refuse them. Without the first one you cannot sign in.',
    ],
  },
  rights: {
    heading: 'Your rights',
    text: [
      `You may ask what we know about you, for a copy of it, that we correct it, or that we delete it. Call ` +
        `${supportNumber} or write to ${company.mail.support}. We make sure that it is you, and answer within 45 ` +
        `days, free of charge. You may let someone act for you.`,
      'We keep what the law or an open bill makes us keep, and say so. Nobody is treated worse for using a right. ' +
        'These rights hold for every customer, whether or not the law of your state, such as that of California, ' +
        'grants them.',
    ],
  },
  protection: {
    heading: 'How long we keep it, and how we protect it',
    text: [
      'We keep information while you are a customer, and after that as long as bills, disputes and the law need ' +
        'it; call records for at least 18 months. Then we delete it or make it anonymous.',
      'Connections to this website are encrypted, sign-in details are stored sealed, and only people who need ' +
        'information for their work see it. No protection is perfect: if a breach concerns you, we tell you ' +
        'without delay.',
    ],
  },
  children: {
    heading: 'Children',
    text: [
      'The service is not for children under 13, and we do not knowingly collect information from them. Anyone ' +
        'under 18 needs the consent of a parent or guardian. If you think that a child has given us information, ' +
        'tell us, and we delete it.',
    ],
  },
  changes: {
    heading: 'Changes, and how to reach us',
    text: [
      'When we change this policy we publish it here with its date, and give you at least 30 days’ notice of a ' +
        'change that matters. We do not use what we already have in a new way without asking you.',
      `Questions: call ${supportNumber}, write to ${company.mail.support}, or send a letter to ` +
        `${company.postalAddress.join(', ')}.`,
    ],
  },
});
