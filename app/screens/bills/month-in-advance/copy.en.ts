export const monthCopy = {
  text: 'You pay the first month of this line now, before it is active. It is paid once.',
  button: (total: string) => `Pay ${total}`,
  card: 'It is charged to your default card at once.',
  paid: 'The first month of this line is paid.',
  moved: { title: 'The price has changed', text: 'Check the new price below. Nothing was charged.' },
};

export type MonthCopy = typeof monthCopy;
