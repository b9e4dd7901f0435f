export const expiryCopy = {
  title: 'Update expiry date',
  label: 'Expiry date',
  hint: 'Month and year as on the card, such as 08/29.',
  button: 'Save expiry date',
  wrong: {
    form: 'Enter the month and the year, such as 08/29.',
    /** To the letter (CARD-10). */
    month: 'Please enter a correct month.',
    year: 'Please enter a correct year.',
  },
};

export type ExpiryCopy = typeof expiryCopy;
