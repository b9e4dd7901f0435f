import type { PageBrand } from '#app/copy/page-text.ts';

export const contactUsCopy = ({ officeNumber, hours, company }: PageBrand) => ({
  title: 'Contact us',
  description: 'Phone, chat, email and postal address: every way to reach us, with hours.',
  heading: 'Contact us',
  text: 'Most answers are in the help center. For everything else, talk to us.',
  centre: {
    title: 'Help center',
    text: 'Guides to activation, billing, roaming and your phone.',
    button: 'Go to the help center',
  },
  chat: {
    title: 'Chat',
    text: `Chat with us ${hours.chat.en}. You can close the chat and come back to it.`,
    button: 'Start a chat',
  },
  phone: {
    title: 'Phone',
    call: `Call ${officeNumber}`,
  },
  mail: {
    support: {
      title: 'Customer support',
      text: 'Questions about your line, your order or your bill. Please don’t send passwords, PINs or card numbers.',
      address: company.mail.support,
    },
    partnership: {
      title: 'Partnerships',
      text: 'Offers and ideas from businesses and community groups.',
      address: company.mail.partnership,
    },
    media: { title: 'Media', text: 'Questions from the press, interviews and logos.', address: company.mail.media },
  },
  post: {
    title: 'Postal address',
    text: 'If you’re a customer, include your account number in the letter.',
    address: company.postalAddress,
  },
  feedback: {
    title: 'Tell us how we did',
    text: 'Praise, complaints and ideas all help. You don’t need to give your name.',
    button: 'Send feedback',
  },
});

export type ContactUsCopy = ReturnType<typeof contactUsCopy>;
