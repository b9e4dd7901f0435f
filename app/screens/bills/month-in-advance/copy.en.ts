export const monthCopy = {
  text: 'You pay for this line’s first month now, before it’s active. You pay this only once.',
  button: (total: string) => `Pay ${total}`,
  paid: 'The first month of this line is paid.',
  moved: { title: 'The price has changed', text: 'The new price is below. Nothing was charged.' },
};

export type MonthCopy = typeof monthCopy;
