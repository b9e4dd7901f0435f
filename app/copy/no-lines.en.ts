/** What stands in place of cards, on every page of lines. */
export const noLinesCopy = {
  /** Before the support number. */
  disabled: {
    title: 'Your account is disabled',
    text: 'Your lines can’t be used or changed right now. To find out why, call',
  },
  empty: 'We have no lines to show for your account. If that looks wrong, call',
};

export type NoLinesCopy = typeof noLinesCopy;
