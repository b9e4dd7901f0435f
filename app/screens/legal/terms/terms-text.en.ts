import type { LegalText } from '#app/copy/legal.ts';

/** The sections in their order; the names are their addresses. */
export const termsSections = [
  'agreement',
  'eligibility',
  'changes',
  'account',
  'service',
  'activation',
  'number-transfer',
  'online-orders',
  'plans',
  'fair-usage',
  'ild',
  'roaming',
  'billing',
  'late-payment',
  'give-back',
  'credits',
  'conduct',
  'emergency',
  'contact-consent',
  'privacy',
  'security',
  'content',
  'disclaimers',
  'liability',
  'termination',
  'governing-law',
  'disputes',
  'general',
  'contact',
] as const;
export type TermsSection = (typeof termsSections)[number];

export const termsText: LegalText<TermsSection> = ({ longName, supportNumber, careNumber, hours, company }) => ({
  agreement: {
    heading: 'Your agreement with us',
    text: [
      `In these terms “we” and “us” mean ${longName}; “you” means the person who holds the account and everyone ` +
        `who uses a line on it. “Service” means the calls, messages, data and features that we provide, this ` +
        `website included.`,
      'You accept these terms when you create an account, place an order, activate a line or use the Service. If ' +
        'you do not agree, do not use the Service; tell us, and we will cancel what has not been used.',
      'The plan that you chose, the prices shown when you ordered, and the pages that these terms link to are part ' +
        'of the agreement. Where they differ, the price and plan that you were shown come first, then these terms.',
    ],
  },
  eligibility: {
    heading: 'Who may use the Service',
    text: [
      'To hold an account you must be at least 18 years old, live in the United States and have a billing address ' +
        'there.',
      'Children under 13 may not use the Service. Anyone under 18 needs the consent of a parent or guardian, who ' +
        'accepts these terms for them and answers for what they do with the line.',
    ],
  },
  changes: {
    heading: 'Changes to these terms, plans and prices',
    text: [
      'We may change these terms, a plan or a price. We give you at least 30 days’ notice before a change that ' +
        'affects you: by email, by message, on your bill or on this page. Changes that the law requires, or that ' +
        'only help you, may take effect sooner.',
      'If you do not accept a change, you may end the Service before it takes effect, and you owe nothing for ' +
        'ending it. If you use the Service after that day, the new terms apply.',
    ],
  },
  account: {
    heading: 'Your account and its lines',
    text: [
      'The person who opens the account is the account holder. An account can have up to six lines, and only ' +
        'the account holder may add lines, change plans and pay. People who use the other lines see and manage ' +
        'their own line only.',
      'Keep your details true and up to date, and keep your sign-in to yourself. You are responsible for what ' +
        'is done on your account, unless you have told us that someone else has gotten in. You can lock your ' +
        'account on the Settings page; unlocking it takes a one-time password of 6 digits.',
    ],
  },
  service: {
    heading: 'Coverage and quality',
    text: [
      'We resell service on a national 5G network. Coverage maps show what to expect outdoors and are not a ' +
        'promise: buildings, terrain, weather, your device, the number of people nearby and work on the network ' +
        'all matter.',
      'Speeds differ by place and time. When the network is full, our customers’ data may travel more slowly ' +
        'than that of others. We may limit, change or pause part of the Service to protect the network or to ' +
        'comply with the law.',
    ],
  },
  activation: {
    heading: 'Devices, SIM cards and activation',
    text: [
      'You need a device that is compatible, unlocked and paid off. We check it by its IMEI, a number of 15 ' +
        'digits. A SIM card is identified by the number of 19 digits printed on it; an eSIM is downloaded to the ' +
        'device, which takes about 5 minutes and needs Wi‑Fi.',
      'SIM cards remain our property. If you activate within 7 days of receiving your welcome kit, we credit ' +
        'what you paid for its shipping to your account.',
      'Your first billing cycle begins on the day that your line is activated. We may place a temporary hold on ' +
        'your card for the total value of your plan.',
    ],
  },
  'number-transfer': {
    heading: 'Your phone number',
    text: [
      'You may ask for a new number or bring one of 10 digits from another carrier. To bring a number you must be ' +
        'allowed to move it, and give us the account number there (up to 20 digits), its PIN or passcode (0000 if ' +
        'it ' +
        'has none) and its ZIP code of 5 to 10 digits. Keep your old service until the transfer is done.',
      'A transfer typically takes 5 minutes to 2 hours, and some take longer. We are not responsible for what your ' +
        'old carrier charges or delays. You may take your number with you when you leave; you do not own it, and ' +
        'when a line has ended for good we may give its number to someone else.',
    ],
  },
  'online-orders': {
    heading: 'Online orders',
    text: [
      'Your order is an offer, and we accept it when we ship the kit or make the eSIM available. We may refuse ' +
        'or limit an order: for example when an item is out of stock, a price was clearly wrong, or we suspect ' +
        'fraud. If you already paid, we refund you.',
      'We ship to addresses in the United States. Standard shipping takes 3 to 6 days, which is an estimate. ' +
        'The price of the SIM kit and of shipping is shown before you confirm, and is charged once, on your next ' +
        'bill. We accept Visa, Mastercard, American Express, Diners Club and Discover.',
      'Tell us within 14 days if a kit did not arrive or does not work, and we will send another.',
    ],
  },
  plans: {
    heading: 'Plans, prices and taxes',
    text: [
      'Plans are paid for a month in advance, and renew automatically until you change or cancel them. The ' +
        'price of the first line is the plan’s base price; each further line adds its own price, less any ' +
        'discount for customers of our home internet.',
      'Taxes, fees and surcharges are extra unless we say that they are included. Data that you do not use in ' +
        'a billing cycle ends with it. A change to a smaller plan starts with your next billing cycle; extra ' +
        'data that you buy is added right away, and is not refundable once added.',
    ],
  },
  'fair-usage': {
    heading: 'Fair usage policy',
    text: [
      'Plans are for one person’s normal use of a phone, and “unlimited” means unlimited for that use. So that ' +
        'a few people do not slow down service for everyone, you may not:',
    ],
    list: [
      'resell the Service, or share it commercially;',
      'use it in place of a fixed line, for call centers, for automatic dialing or for bulk messages;',
      'keep calls open for monitoring, or run servers, cameras or machines that send data nonstop;',
      'use most of your calls, messages or data away from our own network, month after month;',
      'disguise your traffic to escape a limit of your plan.',
    ],
  },
  ild: {
    heading: 'International calling (ILD) consumer agreement',
    text: [
      'International long distance (ILD) lets you call numbers abroad from the United States. You turn it on and ' +
        'off for each line; turning it on costs nothing. International messages are free unless the rate list says ' +
        'otherwise.',
      'Pay-as-you-go ILD is billed in one-minute increments at the rate of the country called, and a part of a ' +
        'minute counts as a whole one. Rates are shown to 2 decimals and may change from day to day; the rate at ' +
        'the start of a call applies to the whole call. Calls to mobile, premium or satellite numbers may cost ' +
        'more than calls to fixed lines.',
      'A pay-as-you-go balance expires 180 days after you last used it, or 30 days after your line is suspended, ' +
        'whichever comes first. Expired balances are not refunded.',
      'Unlimited ILD covers calls to up to 15 unique destination numbers in each cycle. A cycle expires 30 days ' +
        'after it was funded or renewed. It is for personal calls only, and the fair usage policy applies.',
      'You owe the charges for all calls made from your line. If you see a call that you did not make, turn ' +
        'ILD off and call us right away.',
    ],
  },
  roaming: {
    heading: 'Roaming',
    text: [
      'International roaming works in the countries on our list, and domestic roaming where you are on another ' +
        'network in the United States. Both are pay-as-you-go at the rates shown when you turn them on. Networks ' +
        'abroad report late, so usage can appear on a later bill.',
    ],
  },
  billing: {
    heading: 'Bills and payment',
    text: [
      'We bill you online each month and charge the card that you chose as default. Keep a valid card on file; ' +
        'card details are held by our payment partner and not by this website. If a payment fails, we may try ' +
        'again ' +
        'and may use another card that you saved.',
      'Check each bill. If you think something is wrong, tell us within 60 days, and pay the part that is ' +
        'right on time. If a line is suspended because a bill is unpaid, its monthly charges continue until you ' +
        'pay or cancel the line.',
    ],
  },
  'late-payment': {
    heading: 'Late payment fee',
    text: [
      'On an amount that is not paid by its due date we may charge a late fee of up to 1.5% per month (18% a year) ' +
        'or a flat $10 a month, whichever is greater, as far as the law of your state allows. You also owe the ' +
        'reasonable cost of collecting the debt, and what a bank charges us for a returned payment.',
    ],
  },
  'give-back': {
    heading: 'Give-back program',
    text: [
      'We give back 10% of the data cost of your plan, to help people who cannot afford it get online. It adds ' +
        'nothing to your bill. We choose the organizations that receive it, the gift is ours and not a ' +
        'tax-deductible gift of yours, and we may change or end the program.',
    ],
  },
  credits: {
    heading: 'Invitations, coupons and credits',
    text: [
      'For each friend you invite who becomes a customer, you earn the credit shown on the invitation page, up ' +
        'to the number of invitations shown there. Only invite people who want to hear from us. Credits and ' +
        'coupons lower future bills; they are not money, cannot be sold or moved to another account, and end ' +
        'with the account or on the day shown.',
    ],
  },
  conduct: {
    heading: 'What you may not do',
    text: ['You may not use the Service, or let others use it:'],
    list: [
      'to break the law, to threaten, harass or defraud, or to pretend to be someone else;',
      'to send unwanted or harmful messages, software or calls;',
      'to enter, test or overload our systems or those of others without permission;',
      'with a device that was stolen, or whose IMEI was changed;',
      'in a way that harms the network or other customers.',
    ],
  },
  emergency: {
    heading: 'Emergency calls',
    text: [
      'Dial 911 in an emergency. A call may fail where there is no signal or power, and the location that we ' +
        'pass on may be inaccurate: always say where you are. Calls over Wi‑Fi use the address that you ' +
        'registered; keep it up to date.',
    ],
  },
  'contact-consent': {
    heading: 'Consent to be contacted',
    text: [
      'You agree that we, and companies that work for us, may contact you about your account, orders, payments ' +
        'and Service by call, message or email at the numbers and addresses that you gave us. This may include ' +
        'automatic dialing and recorded voices, and your plan’s rates may apply.',
      'We need your separate consent for advertising, and it is never a condition of buying from us. To stop ' +
        'it, reply STOP to a message, follow the link in an email, or call us. Messages about the Service itself ' +
        'continue as long as you are a customer.',
    ],
  },
  privacy: {
    heading: 'Privacy',
    text: ['Our Privacy Policy says what we know about you, what we do with it, and what you can decide.'],
    link: { to: '/privacy', words: 'Read the Privacy Policy' },
  },
  security: {
    heading: 'Security',
    text: [
      'We protect the Service with care, but no network is completely safe. On this website a sign-in ends ' +
        'after 12 hours, or after 30 minutes without use. Choose a password that you use nowhere else, keep your ' +
        'devices up to date, and never tell anyone a one-time password: we will not ask you for it on the phone.',
      `If a device or SIM is lost or stolen, or you think that someone else is using your account, call ` +
        `${supportNumber} right away. You owe the charges until you tell us.`,
    ],
  },
  content: {
    heading: 'Content and other companies’ services',
    text: [
      'This website, its texts, marks and software belong to us or our licensors. You may use them to manage your ' +
        'own Service and for nothing else. If you send us an idea or feedback, we may use it freely.',
      'Apps, websites and services of other companies have terms of their own, and we are not responsible for ' +
        'them, even where we link to them.',
    ],
  },
  disclaimers: {
    heading: 'Disclaimers',
    text: [
      'As far as the law allows, the Service, this website and the devices are provided “as is” and “as ' +
        'available”. We do not promise that they are free of errors or interruptions, or fit for a particular ' +
        'purpose, and we give no warranties, express or implied, that these terms do not contain. You keep the ' +
        'rights that your state gives you and that cannot be waived.',
    ],
  },
  liability: {
    heading: 'Limit of liability',
    text: [
      'As far as the law allows, all that we can owe you for all claims together is $100. We are not liable for ' +
        'indirect, special or consequential losses, such as lost profit, data or business, nor for what is outside ' +
        'our control, such as the failure of another network, weather or acts of government.',
      'You will cover what others claim from us because you broke these terms or misused the Service. Nothing ' +
        'here limits liability that the law does not let us limit.',
    ],
  },
  termination: {
    heading: 'Suspension and termination',
    text: [
      'You may end a line or your account at any time by calling us; there is no fee for leaving. It ends with the ' +
        'billing cycle that you have paid for, and what is left of that month is not refunded unless the law ' +
        'says so.',
      'We may suspend or end the Service if you do not pay, break these terms, give false details, or put ' +
        'people or the network at risk, and with 30 days’ notice for any other lawful reason. Where we can, we ' +
        'tell you first and give you the chance to fix it. You still owe what is due, and the sections that are ' +
        'meant to last, such as the limit of liability and disputes, continue.',
    ],
  },
  'governing-law': {
    heading: 'Governing law',
    text: [
      'The law of the Commonwealth of Massachusetts governs these terms, without its rules on conflicts of law, ' +
        'together with the federal law of the United States, wherever you live or use the Service.',
    ],
  },
  disputes: {
    heading: 'Settling disputes; arbitration',
    text: [
      `Talk to us first: a call solves most problems. If it does not solve yours, send us a written notice ` +
        `that says who you are, what happened and what you ask for, to ${company.mail.support} or to our postal ` +
        `address. You and we then have 60 days to settle it informally; neither of us may start a case before ` +
        `that.`,
      'What is not settled is decided, with final effect, by a single neutral arbitrator under the consumer ' +
        'rules of the American Arbitration Association and the Federal Arbitration Act, and not by a judge or ' +
        'jury. Arbitration takes place in Boston, Massachusetts, or by phone or video if you prefer. The ' +
        'arbitrator can award what a court could award to you alone.',
      'You and we bring claims only for ourselves, not as part of a class or group action. Either of us may ' +
        'instead go to a small claims court, or ask a court to stop the misuse of rights or property.',
      'You may opt out of arbitration: tell us in writing, with your name and phone number, within 30 days of ' +
        'first accepting these terms. It costs you nothing and changes nothing else.',
      'A claim must be brought within 1 year of the day on which its cause arose; after that it is lost, as ' +
        'far as the law allows.',
    ],
  },
  general: {
    heading: 'Everything else',
    text: [
      'If a part of these terms cannot be enforced, the rest stays in force. If we do not insist on a right ' +
        'once, we still have it. You may not transfer this agreement to someone else without our consent; we may ' +
        'transfer it to a company that takes over the Service. Notices to you go to the email address of your ' +
        'account. If the English text and a translation differ, the English text applies.',
    ],
  },
  contact: {
    heading: 'How to reach us',
    text: [
      `Call ${supportNumber}, ${hours.support.en}, write to ${company.mail.support}, or send a letter to ` +
        `${company.postalAddress.join(', ')}.` +
        (careNumber === supportNumber
          ? ''
          : ` The Care Team, for activation and number transfers, is at ${careNumber}.`),
    ],
  },
});
