export const serviceCopy = {
  /** What each service is about: its heading to the letter, and what to know. */
  IR: {
    title: 'Roaming Perks Without the Daily Fees!',
    points: [
      'Stay connected while you travel: call, text and use data in the countries below.',
      'Turn International Roaming on yourself, on the day you travel. That costs nothing extra.',
      'Voice, SMS and data are pay-as-you-go: you pay only for what you use.',
    ],
    countries: 'Countries:',
    countriesMissing: 'We can’t show the countries right now. Try again in a few minutes.',
  },
  ILD: {
    title: 'Call the World from the U.S. & Pay-As-You-Go',
    points: [
      'Turning International Calling on costs nothing extra. You pay only for the minutes you call.',
      'International SMS is free.',
      'Search for a country to see its rate.',
    ],
  },
  DR: {
    title: 'Roaming Within U.S. With Ease!',
    text: 'What you use on partner networks in the U.S. costs:',
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
  unknown: 'We can’t show this right now. Refresh the page in a little while.',
  noLines: 'None of your lines is active, so there is nothing to turn on here yet.',
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
    note: 'You pay for what you use. Your bill has the details.',
  },
  after: {
    readAgain: 'This service had changed already, so nothing was sent again. This is how it is now.',
    callCare: (service: string, supportNumber: string) =>
      `Your service activation request for ${service} could not be completed at this time. Please reach out to our ` +
      `Care Team at ${supportNumber} for assistance.`,
  },
  error: { home: 'Back to Home' },
};

export type ServiceCopy = typeof serviceCopy;
