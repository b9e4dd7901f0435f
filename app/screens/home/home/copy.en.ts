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
    begun: (line: string) => `You started activating ${line}. We’ll keep your answers for 30 days.`,
    goOn: 'Continue activating',
  },
  adding: {
    begun: 'You started adding a line. We’ll keep your answers for 30 days.',
    goOn: 'Continue adding a line',
    ordered: 'We’re placing the order for your new lines.',
    see: 'Check progress',
  },
};

export type HomeCopy = typeof homeCopy;
