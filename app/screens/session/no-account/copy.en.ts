export const noAccountCopy = {
  title: 'No account',
  heading: 'Account Doesn’t Exist',
  text: (brand: string) =>
    `There is no ${brand} account under the email address you signed in with. Log out, and log in with another ` +
    `address.`,
  call: 'If you think there should be one, call',
  logOut: 'Log out',
};

export type NoAccountCopy = typeof noAccountCopy;
