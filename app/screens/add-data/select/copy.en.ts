export const selectCopy = {
  legend: 'How much data do you want to add?',
  more: 'More sizes',
  fewer: 'Fewer sizes',
  next: 'Review your order',
  choose: 'Choose how much data to add.',
  notOnSale: 'This amount is no longer available. Choose another one.',
  open: (gigabytes: number, line: string) =>
    `We’re already adding ${gigabytes} GB to ${line}. You can add more when that’s done.`,
  see: 'Check progress',
  nothingOnSale: 'You can’t add data here right now. Try again later, or call',
};

export type SelectCopy = typeof selectCopy;
