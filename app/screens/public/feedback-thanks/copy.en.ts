export const feedbackThanksCopy = {
  title: 'Thank you',
  text: 'Every answer counts. If you left your email address, we may write to you.',
  help: 'Help & support',
  home: 'Go to the home page',
};

export type FeedbackThanksCopy = typeof feedbackThanksCopy;
