export const simCopy = {
  title: 'Enter your SIM number',
  label: 'SIM number',
  hint: '19 digits, printed on your SIM card.',
  /** Quoted (ACTIVATE-20). */
  missing: 'SIM number cannot be empty',
  notDigits: 'Please enter only digits',
  length: 'This must be 19 characters long.',
  inUse:
    'That SIM Number is already in use or currently being activated. Please try another or contact Customer Success ' +
    'for help.',
  invalid: 'SIM Number is invalid.',
  failed: 'We couldn’t check this SIM number right now. Please try again.',
  invalidTitle: 'Invalid SIM number',
  /** Before the support number. */
  compare: 'Compare it with the number on your card. If it’s the same, call',
  retry: 'RETRY',
  /** Of the picture. */
  where: 'The 19 digits are printed on the card that holds the SIM, and on the SIM itself.',
};

export type SimCopy = typeof simCopy;
