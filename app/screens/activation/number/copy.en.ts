export const numberCopy = {
  title: 'Choose your number',
  newNumber: {
    title: 'Get a New Number',
    text: 'We’ll use your ZIP code to find a local number.',
    label: 'ZIP code',
    /** Quoted (ACTIVATE-13). */
    missing: 'Enter your billing zip code',
    invalid: 'Invalid ZIP code. Please retry with a valid ZIP code.',
    failed: 'Please enter a valid zipcode',
  },
  keep: {
    title: 'Keep Current Number',
    text: 'Move your number to us from another carrier.',
    about: 'Don’t cancel your old service until the transfer is done.',
    number: {
      label: 'Current phone number',
      missing: 'Phone number cannot be empty',
      length: 'Phone number should be 10 digits long.',
    },
    carrier: {
      label: 'Current carrier',
      hint: 'Start typing its name, or choose “Other”.',
      /** Where a browser has no suggestions. */
      list: 'Or choose it from this list',
      choose: 'Choose a carrier',
      missing: 'Please select an operator',
    },
    carrierName: { label: 'Carrier name', missing: 'Please enter carrier name', tooLong: 'Use 64 characters at most.' },
    account: {
      label: 'Account number',
      kept: 'Leave it empty to keep the one you entered.',
      missing: 'Account number cannot be empty',
      notDigits: 'Please enter only digits',
      length: 'Account number should be less than 20 characters.',
    },
    pin: {
      label: 'PIN or passcode',
      hint: 'Use 0000 if you have no PIN.',
      wrong:
        'PIN is an optional input. However, if you have a PIN, please enter the value (15 characters or fewer; ' +
        'containing only letters and numbers)',
    },
    zip: {
      label: 'ZIP code at your current carrier',
      missing: 'Zip code cannot be empty',
      invalid: 'Enter valid zip code',
    },
    notPortable: 'Number is not portable',
    notValid: 'You seem to have entered an invalid number; reach out to Customer Success.',
    failed: 'We couldn’t check this number right now. Please try again.',
    otherCarrier: 'another carrier',
    /** After 30 minutes account number and PIN are not kept any more. */
    again: 'For your security, we don’t keep your account number and PIN for long. Please enter them again.',
    /** "Moving (555) 010-2231 from Verizon." */
    moving: 'Moving',
    from: 'from',
    change: 'Change number or carrier',
  },
  help: {
    /** Account number and PIN. */
    title: 'Where to find them',
    account: 'Where is my account number?',
    /** Of "Number Transfer PIN". */
    steps: (pin: string) => `How do I get my ${pin}?`,
    dial: (number: string) => `Dial or text ${number} from that phone.`,
    call: 'Call',
    wait: 'Enter it here before it expires. It’s good for only a few days.',
    noPin: 'What is my PIN?',
    noPinText:
      'It’s the PIN or passcode that protects your account at your current carrier, so that only you can move the ' +
      'number. You chose it when you opened the account, or you can ask your carrier for one. It isn’t your ' +
      'voicemail password or the code that unlocks your phone.',
    accountText: 'It’s on your bill, or in your account on your carrier’s site or app. It isn’t your phone number.',
    more: 'Get more help with moving your number',
  },
};

export type NumberCopy = typeof numberCopy;
