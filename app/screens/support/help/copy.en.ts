import type { PageBrand } from '#app/copy/page-text.ts';

export const helpCopy = ({ supportNumber, hours }: PageBrand) => ({
  title: 'Support',
  description: `Call us ${hours.support.en}, chat with us ${hours.chat.en}, or open the help center.`,
  heading: 'How can we help?',
  centre: {
    title: 'Help center',
    text: 'Answers to common questions and step-by-step guides.',
    button: 'Open the help center',
  },
  phone: { title: 'Call us', call: `Call ${supportNumber}` },
  chat: { title: 'Chat with us', button: 'Start a chat' },
  self: {
    title: 'Help yourself',
    links: {
      imeiCheck: 'Check whether your phone works with us',
      coverageMap: 'See the coverage map',
      contactUs: 'Email and postal addresses',
      feedback: 'Send us feedback',
    },
  },
});

export type HelpCopy = ReturnType<typeof helpCopy>;
