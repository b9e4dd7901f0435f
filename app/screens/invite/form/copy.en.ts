export const inviteCopy = {
  title: 'Invite friends',
  back: 'Back to Account',
  credit: (amount: string) => `You get ${amount} off for each friend who joins.`,
  noCredit: 'Tell your friends about us by email.',
  left: (count: number) => (count === 1 ? 'You can invite one more friend.' : `You can invite ${count} more friends.`),
  leftAtATime: (count: number, most: number) => `You can invite ${count} more friends, ${most} at a time.`,
  atATime: (most: number) => `You can invite up to ${most} friends at a time.`,
  /** Rows that were not sent with the others. */
  skipped: {
    title: 'Not everyone was invited',
    noEmail: (name: string) => `${name}: the email is missing.`,
    noName: (email: string) => `${email}: the name is missing.`,
    next: 'What you typed is still below. Add what’s missing and press Submit.',
  },
  full: 'You’ve sent all your invitations. Thank you!',
  /** For more than the carrier's quota. */
  ask: {
    text: 'Would you like to invite more friends? Ask for more invitations. It’s free.',
    button: 'Ask for more invitations',
    granted: 'You already got more invitations once. There are no more right now.',
  },
  friend: (row: number) => `Friend ${row}`,
  name: 'Name',
  email: 'Email',
  more: 'Add more rows',
  submit: 'Submit',
  skip: 'Skip',
  preview: {
    title: 'What your friends will get',
    text: (friend: string, person: string | undefined, brand: string) =>
      `Hi ${friend}, ${person ?? 'a friend'} uses ${brand} and thinks you’d like it too. Take a look at our plans. ` +
      `You can bring your own phone and number.`,
    unsubscribe: 'Each email has a link to unsubscribe from invitations.',
  },
  invited: {
    title: 'Invitation sent to',
    none: 'You haven’t invited anyone yet.',
    missing: 'We can’t show who you’ve invited right now. Try again in a few minutes.',
  },
  results: {
    title: 'Your results',
    invited: 'Invited',
    joined: 'Joined',
    credit: 'Credit so far',
    missing: 'We can’t show your results right now. Try again in a few minutes.',
  },
  feedback: { text: 'Do you have a minute?', link: 'Tell us what you think' },
  /** To the letter (REFER-5, REFER-6, REFER-7), but for the last two. */
  wrong: {
    email: 'Enter Valid Email',
    duplicate: 'Please enter a unique email each time.',
    none: 'Enter at least 1 name and email to earn credits.',
    repeated: 'You have previously submitted this email. Please enter a unique email each time.',
    'long-name': 'Enter a name of 64 characters at most.',
    moved: 'You can’t invite this many friends. Check how many invitations you have left.',
  },
};

export type InviteCopy = typeof inviteCopy;
