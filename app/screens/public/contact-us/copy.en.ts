export const contactUsCopy = {
  title: 'Contact us',
  description: 'Phone, chat, email and postal address: every way to reach our Customer Success team, with its hours.',
  heading: 'Contact us',
  text: 'Most questions have an answer in the help center. For the rest there are people.',
  centre: {
    title: 'Help center',
    text: 'Guides for activation, billing, roaming and your phone, at any hour.',
    button: 'Go to the help center',
  },
  chat: {
    title: 'Chat',
    text: 'Write with us 24/7. You can close the chat and come back to it.',
    button: 'Start a chat',
  },
  phone: {
    title: 'Phone',
    call: (number: string) => `Call ${number}`,
  },
  mail: {
    support: {
      title: 'Customer support',
      text: 'Questions about your line, your order or your bill. Please don’t send passwords, PINs or card numbers.',
    },
    partnership: { title: 'Partnerships', text: 'Offers and ideas from businesses and community groups.' },
    media: { title: 'Media', text: 'Questions from the press, interviews and logos.' },
  },
  post: { title: 'Postal address', text: 'Put your account number in the letter if you are a customer.' },
  feedback: {
    title: 'Tell us how we did',
    text: 'Praise, complaints and ideas all help, and you need not give your name.',
    button: 'Send feedback',
  },
};

export type ContactUsCopy = typeof contactUsCopy;
