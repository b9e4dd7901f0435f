export const profileCopy = {
  /** To the letter (PROFILE-1). */
  title: 'Profile',
  firstName: 'First Name',
  lastName: 'Last Name',
  accountNumber: 'Account Number',
  email: 'Email',
  address: 'Billing Address',
  /** Said before the empty parts of the address, to screen readers alone. */
  part: { line1: 'Street', city: 'City', state: 'State', country: 'Country', zip: 'ZIP' },
  change: (supportNumber: string) => `To change any of this, call ${supportNumber}.`,
};

export type ProfileCopy = typeof profileCopy;
