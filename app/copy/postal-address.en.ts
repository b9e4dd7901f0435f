export const addressCopy = {
  title: 'Where should we ship it?',
  about: 'We’ll send your SIM cards to this address.',
  street: { label: 'Street address', missing: 'Address cannot be empty' },
  apartment: { label: 'Apartment, suite or unit (optional)' },
  city: { label: 'City', missing: 'City cannot be empty', short: 'City is invalid' },
  state: { label: 'State or territory', choose: 'Choose', missing: 'State cannot be empty' },
  zip: {
    label: 'ZIP code',
    hint: 'You can leave city and state empty. We’ll fill them in from the ZIP code.',
    missing: 'Zip code cannot be empty',
    notDigits: 'Please enter only digits',
    length: 'ZIP code must have 5 to 10 digits.',
    notCovered: 'Invalid ZIP code. Please retry with a valid ZIP code.',
    unchecked: 'Something went wrong. Please try again.',
  },
  country: 'We ship only within the United States.',
  tooLong: 'Use 64 characters at most.',
  meant: {
    legend: 'Which place is right?',
    differs: (zip: string, place: string) => `ZIP code ${zip} is in ${place}. Choose which place is right.`,
    zip: 'The ZIP code’s place',
    typed: 'What you entered',
  },
  /** Said when script filled in the fields. */
  filled: 'Filled in:',
};

export type AddressCopy = typeof addressCopy;
