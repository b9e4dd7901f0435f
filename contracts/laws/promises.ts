/**
 * Facts that all states hold, or one of them by name, and that no other fact gives. In dollars, gigabytes and percent
 * of the data
 * of the first line.
 */
export const promises: {
  readonly plans: Readonly<Record<string, readonly [onFirst: number, onOther: number, gigabytes: number]>>;
  readonly owed: Readonly<Record<string, number>>;
  /** Countries of the present billing cycle, visited with roaming and called. */
  readonly abroad: Readonly<
    Record<string, { readonly visited: readonly string[]; readonly called: readonly string[] }>
  >;
  /** Code of the one country with domestic roaming. */
  readonly atHome: string;
  /** Brands of cards by their last digits. */
  readonly cards: Readonly<Record<string, string>>;
  readonly routers: Readonly<Record<string, { readonly make: string; readonly model: string }>>;
  readonly share: Readonly<Record<string, readonly [least: number, most: number]>>;
} = {
  plans: {
    'plan-2gb': [20, 15, 2],
    'plan-5gb': [25, 20, 5],
    'plan-10gb': [35, 30, 10],
    'plan-15gb': [45, 40, 15],
  },
  owed: { 'suspended-nonpay': 95.62 },
  abroad: { 'roaming-on': { visited: ['Portugal', 'Spain'], called: ['Portugal', 'India'] } },
  atHome: 'United States',
  cards: { '4242': 'VISA', '5454': 'MASTERCARD', '1005': 'AMERICAN EXPRESS', '6117': 'DISCOVER' },
  routers: { 'home-internet': { make: 'Lineside', model: 'Home Hub 3' } },
  share: {
    'active-single': [25, 50],
    'active-family': [50, 74],
    'data-75': [75, 89],
    'data-90': [90, 99],
    'data-100': [100, 100],
    throttled: [100, 200],
    'data-paused': [1, 74],
    'roaming-on': [1, 74],
  },
};
