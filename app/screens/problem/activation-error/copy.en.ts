export const activationErrorCopy = {
  failed: {
    title: 'Activation Error',
    text: 'We couldn’t start this activation. Nothing was changed or charged.',
  },
  /** The home internet service comes first (ERROR-16). */
  unavailable: {
    title: 'Activation isn’t available yet',
    text: (brand: string) =>
      `Your home internet service must be installed and active first. Once it is, come back to activate your ` +
      `${brand} line.`,
  },
  help: (careNumber: string) => `If you need help, call us at ${careNumber}.`,
  home: 'GO TO HOME',
};

export type ActivationErrorCopy = typeof activationErrorCopy;
