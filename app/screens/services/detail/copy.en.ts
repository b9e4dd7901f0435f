export const serviceCopy = {
  /** What each service is about: its heading to the letter, and what to know. */
  IR: {
    title: 'Roaming Perks Without the Daily Fees!',
    points: [
      'Stay connected while you travel: call, text and use data in the countries below.',
      'Turn on International Roaming yourself on the day you travel, at no extra cost.',
      'Voice, SMS and data are pay-as-you-go: you pay only for what you use.',
    ],
    countries: 'Countries:',
    countriesMissing: 'We can’t show the countries right now. Try again in a few minutes.',
  },
  ILD: {
    title: 'Call the World from the U.S. & Pay-As-You-Go',
    points: [
      'Turning on International Calling costs nothing. You pay only for the minutes you talk.',
      'International SMS is free.',
      'Search for a country to see its rate.',
    ],
  },
  DR: {
    title: 'Roaming Within U.S. With Ease!',
    text: 'Rates on partner networks in the U.S.:',
    voiceNote: '*Voice is provided at no additional cost',
  },
  line: 'Line',
  status: 'Service status',
  /** Beside the name of the account holder. */
  primary: '(Primary)',
  on: 'Enabled',
  off: 'Disabled',
  changing: 'Request in Progress',
  /** What pressing the switch does, for screen readers; `line` stands in the middle of a sentence. */
  turnOn: (service: string, line: string) => `: turn ${service} on for ${line}`,
  turnOff: (service: string, line: string) => `: turn ${service} off for ${line}`,
  about: (service: string, line: string) => `: ${service} for ${line}`,
  unknown: 'We can’t show this right now. Refresh the page in a few minutes.',
  noLines: 'You can turn this on once one of your lines is active.',
  disconnected: 'Disconnected',
  usage: {
    countries: 'Used in',
    data: 'Data',
    voice: 'Voice',
    minutes: (count: number) => (count === 1 ? '1 min' : `${count} mins`),
    sms: 'SMS',
    country: 'Country',
    calls: 'International calls by country',
    none: "You don't have any usage in the selected bill cycle.",
    note: 'You pay only for what you use. See your bill for details.',
  },
  after: {
    readAgain: (supportNumber: string) =>
      `Your request wasn’t accepted. This is how the service stands now. Try again, or call us at ${supportNumber}.`,
    inProgress:
      'Your request wasn’t accepted, because another change of this service is still in progress. This is how the ' +
      'service stands now. Try again in a few minutes.',
    noEffect: ({ service, line, was }: Record<'service' | 'line' | 'was', string>, supportNumber: string) =>
      `Your request was accepted, but ${service} is still ${was} for ${line}. Check again in a few ` +
      `minutes. If nothing has changed by then, call us at ${supportNumber}.`,
    callCare: (service: string, supportNumber: string) =>
      `Your service activation request for ${service} could not be completed at this time. Please reach out to our ` +
      `Care Team at ${supportNumber} for assistance.`,
  },
  error: { home: 'Back to Home' },
};

export type ServiceCopy = typeof serviceCopy;
