export type HelpCopy = {
  title: string;
  heading: string;
  centre: { title: string; text: string; button: string };
  phone: { title: string; hours: string; call: string };
  chat: { title: string; hours: string; button: string };
};

export const helpCopy: HelpCopy = {
  title: 'Support',
  heading: 'How can we help?',
  centre: { title: 'Help center', text: 'Answers to common questions, and guides step by step.', button: 'Open the help center' },
  phone: { title: 'Call us', hours: 'Every day, 9AM to 9PM EST', call: 'Call' },
  chat: { title: 'Chat with us', hours: '24/7', button: 'Start a chat' },
};
