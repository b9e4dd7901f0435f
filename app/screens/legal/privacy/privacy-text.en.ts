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
      `It covers the mobile service of ${longName}, this website, and the calls, messages and letters between ` +
        `you and us. “Personal information” means anything that identifies you, or can be linked to you or your ` +
        `household.`,
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
      'names and email addresses of friends you invite; we write to them only about that invitation;',
      'what you tell us when you call, chat, write or give feedback.',
    ],
  },
  collected: {
    heading: 'What we learn as you use the service',
    text: ['Some information reaches us automatically:'],
    list: [
      'usage: numbers called and messaged, time and length of calls, amount of data, countries visited;',
      'roughly where your device is on the network, because calls could not reach it otherwise;',
      'which pages of this website you open while signed in, your browser and operating system, and the ' +
        'country you connect from;',
      'how you pay: the type of card, its last digits and its expiry. You enter card numbers on our payment ' +
        'partner’s page, and they never reach this website.',
    ],
  },
  cookies: {
    heading: 'Cookies',
    text: [
      'This website sets one cookie for 10 minutes while you log in, and one to keep you signed in; it ends ' +
        'after 12 hours, or after 30 minutes without use. Two more remember your language and whether you chose ' +
        'Lite mode; they last a year and say nothing about who you are.',
      'We keep nothing else in your browser. While you are signed in, no page loads anything from other ' +
        'companies, except the live coverage map when you ask for it.',
    ],
  },
  use: {
    heading: 'What we use it for',
    text: ['We use personal information:'],
    list: [
      'to provide the service: activate lines, move numbers, ship orders, connect calls;',
      'to bill you and collect what is owed;',
      'to help you, and to tell you about your account;',
      'to keep the network and your account safe, and to find fraud;',
      'to understand what works and improve it;',
      'to tell you about our offers, if you agreed;',
      'to comply with the law.',
    ],
  },
  sharing: {
    heading: 'Who we share it with',
    text: ['We do not sell personal information. We share what is needed with:'],
    list: [
      'the network operator, your old or new carrier, and partners abroad when you roam;',
      'companies that work for us under contract: payment, shipping, support, messages, storage. They may use ' +
        'it only for that work;',
      'the account holder, if that is someone else;',
      'courts, authorities and emergency services, when the law requires it or a life is in danger;',
      'a company that takes over our business, which is bound by this policy.',
    ],
  },
  'network-information': {
    heading: 'Customer proprietary network information',
    text: [
      'Federal law protects what we know about your calls: their number, type, place, time and cost, and the ' +
        'services that you buy. It is called customer proprietary network information (CPNI). You have the right ' +
        'to have it kept confidential, and we have the duty to do so.',
      'We ask you to prove who you are before we talk about it, and write to you when your address, password ' +
        'or similar details change. We do not use CPNI to advertise services of another kind unless you agree; ' +
        'you can withdraw your consent at any time, and your service stays the same.',
    ],
  },
  choices: {
    heading: 'What you can decide',
    text: ['You can decide at any time:'],
    list: [
      'Advertising: reply STOP to a message, follow the link in an email, or call us.',
      'Measurement: if your browser sends a Global Privacy Control or Do Not Track signal, we do not report ' +
        'the pages you see to our marketing systems.',
      'Location: turn it off for apps in the settings of your device. The network still needs to know roughly ' +
        'where the device is.',
      'Cookies: your browser can refuse them. Without the first two you cannot log in.',
    ],
  },
  rights: {
    heading: 'Your rights',
    text: [
      `You may ask us to tell you what we know about you, give you a copy of it, correct it or delete it. Call ` +
        `${supportNumber} or write to ${company.mail.support}. We check that it is you, and answer within 45 ` +
        `days, free of charge. Someone else may act for you, with your permission.`,
      'We keep what the law or an unpaid bill requires us to keep, and we tell you so. We treat nobody worse ' +
        'for using these rights. Every customer has them, whether or not state law, such as California’s, grants ' +
        'them.',
    ],
  },
  protection: {
    heading: 'How long we keep it, and how we protect it',
    text: [
      'We keep information while you are a customer, and after that as long as bills, disputes and the law ' +
        'require; call records for at least 18 months. Then we delete it or make it anonymous.',
      'Connections to this website are encrypted, sign-in details are stored encrypted, and only people who ' +
        'need information for their work see it. No protection is perfect: if a breach affects you, we tell you ' +
        'without delay.',
    ],
  },
  children: {
    heading: 'Children',
    text: [
      'The service is not for children under 13, and we do not knowingly collect information from them. Anyone ' +
        'under 18 needs the consent of a parent or guardian. If you think a child has given us information, tell ' +
        'us, and we will delete it.',
    ],
  },
  changes: {
    heading: 'Changes, and how to reach us',
    text: [
      'When we change this policy we publish it here with its date, and give you at least 30 days’ notice of ' +
        'an important change. We do not use information we already have in a new way without asking you.',
      `Questions: call ${supportNumber}, write to ${company.mail.support}, or send a letter to ` +
        `${company.postalAddress.join(', ')}.`,
    ],
  },
});
