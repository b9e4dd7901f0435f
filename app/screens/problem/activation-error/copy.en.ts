export const activationErrorCopy = {
  failed: {
    title: 'Activation Error',
    text: 'We couldn’t start this activation. Nothing was changed, and nothing was charged.',
  },
  /** The home internet service comes first (ERROR-16). */
  unavailable: {
    title: 'Activation isn’t available yet',
    text: (brand: string) =>
      `Your home internet service must be installed and active first. Come back when it is, and activate your ` +
      `${brand} line then.`,
  },
  help: (careNumber: string) => `If you need help, call our Care Team at ${careNumber}.`,
  home: 'GO TO HOME',
};

export type ActivationErrorCopy = typeof activationErrorCopy;
