export const maintenanceCopy = {
  title: 'We’ll be right back',
  text: (minutes: number) =>
    `We’re working on our site. Please come back in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  unchanged: 'If you just sent something, nothing was changed or charged. Send it again then.',
  service: 'Your phone service isn’t affected.',
};

export type MaintenanceCopy = typeof maintenanceCopy;
