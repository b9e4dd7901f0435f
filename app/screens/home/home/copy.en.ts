import type { Reason } from '#rpc/domain/permission.ts';

export const homeCopy = {
  title: 'Home',
  hello: (firstName?: string) => (firstName ? `Hello, ${firstName}` : 'Hello'),
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  nextBill: 'next bill',
  addLine: {
    title: 'Add a line',
    button: 'Add Line',
    // The common words speak of one line; these of the person who adds another.
    why: { 'not-active': 'Your own line has to be active before you can add another.' } as Partial<
      Record<Reason, string>
    >,
    left: (count: number) => (count === 1 ? 'You can add one more.' : `You can add up to ${count} more.`),
  },
};

export type HomeCopy = typeof homeCopy;
