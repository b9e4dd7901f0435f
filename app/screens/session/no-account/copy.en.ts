export const noAccountCopy = {
  title: 'No account',
  heading: 'Account Doesn’t Exist',
  text: (brand: string, email?: string) =>
    `There is no ${brand} account for ${email ?? 'the email address you logged in with'}. Log out, then log in with ` +
    `another address.`,
  call: 'If you think there should be one, call',
  logOut: 'Log out',
};

export type NoAccountCopy = typeof noAccountCopy;
