export const feedbackThanksCopy = {
  title: 'Thank you',
  text: 'We count every answer. If you left your email address, we may write to you about it.',
  help: 'Help & support',
  home: 'To the start page',
};

export type FeedbackThanksCopy = typeof feedbackThanksCopy;
