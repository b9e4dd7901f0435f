export const homeCopy = {
  title: 'Home',
  hello: (firstName?: string) => (firstName ? `Hello, ${firstName}` : 'Hello'),
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  nextBill: 'Next bill',
  paid: (linesAreBack: string) => `Your bill is paid. ${linesAreBack}`,
  addLine: {
    title: 'Add a line',
    button: 'Add Line',
    left: (count: number) => (count === 1 ? 'You can add one more.' : `You can add up to ${count} more.`),
  },
  activating: {
    begun: (line: string) => `You started activating ${line}. We’ll keep your answers for 30 days.`,
    goOn: 'Continue activating',
  },
  unadded: {
    title: 'Not all of your new lines were added',
    text: (careNumber: string, reference: string) =>
      `Please don’t order them again. Call ${careNumber} and say your reference is ${reference}.`,
    see: 'See what was added',
  },
  adding: {
    begun: 'You started adding a line. We’ll keep your answers for 30 days.',
    goOn: 'Continue adding a line',
    ordered: 'We’re placing the order for your new lines.',
    see: 'Check progress',
  },
};

export type HomeCopy = typeof homeCopy;
