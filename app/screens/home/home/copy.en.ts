export const homeCopy = {
  title: 'Home',
  hello: (firstName?: string) => (firstName ? `Hello, ${firstName}` : 'Hello'),
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  nextBill: 'Next bill',
  addLine: {
    title: 'Add a line',
    button: 'Add Line',
    left: (count: number) => (count === 1 ? 'You can add one more.' : `You can add up to ${count} more.`),
  },
  activating: {
    begun: (line: string) => `You began to activate ${line}. Your answers are kept for 30 days.`,
    goOn: 'Continue activating',
  },
  adding: {
    begun: 'You began to add a line. Your answers are kept for 30 days.',
    goOn: 'Go on adding a line',
    ordered: 'We’re working on the order of your new lines.',
    see: 'See how it’s going',
  },
};

export type HomeCopy = typeof homeCopy;
