/**
 * The seeds of the fixture world, which are also the provider states (`given`) of the contracts. Besides the meaning of
 * its name, an example relies on these facts of an account in its first state:
 * - `active-single`: month in advance paid, two cards, one bill and one payment, international roaming off, the
 *   referral coupon available;
 * - `active-family`: lines 1 and 2 active, three cards, `sampleReferee` invited;
 * - `new-sim`, `secondary-new`: month in advance paid;
 * - `new-sim-delivered`: order 1 delivered, month in advance unpaid, a card without a hold;
 * - `roaming-on`: international roaming on and used;
 * - `suspended-nonpay`: $95.62 owed, two cards, may promise to pay;
 * - `fraud`: no coupon may be used;
 * - `home-internet`: a Lineside Home Hub 3, whose Wi-Fi is Home-2801 from the factory;
 * - `new-sim`: never in service, so without usage;
 * - `unpaid-sim`: without an order;
 * - `other-brand`: order 1, which replaces a kit, delivered.
 *
 * In all of them plans have the prices of `catalog.activePlans` ($20, $25, $35, $45 on the first line and $5 less
 * on each other), the sales tax is 6.25 percent in MA and none in NH, and everybody lives in MA. Domestic roaming is
 * used in the United States alone. Cards that end in 4242, 5454, 1005 and 6117 are VISA, MASTERCARD, AMERICAN EXPRESS
 * and DISCOVER.
 */
export const seedNames = [
  'active-single',
  'active-family',
  'six-lines',
  'secondary-active',
  'secondary-new',
  'new-sim',
  'new-sim-ordered',
  'new-sim-delivered',
  'new-esim',
  'unnamed-line',
  'activating',
  'activation-failed',
  'porting',
  'port-failed-account',
  'port-failed-pin',
  'port-failed-zip',
  'port-failed-other',
  'suspended',
  'suspended-nonpay',
  'disconnected',
  'disabled',
  'unclear',
  'fraud',
  'test-category',
  'unpaid-sim',
  'data-75',
  'data-90',
  'data-100',
  'throttled',
  'data-paused',
  'top-up-pending',
  'plan-scheduled',
  'sim-swap',
  'locked',
  'home-internet',
  'roaming-on',
  'other-brand',
  'no-account',
] as const;
export type SeedName = (typeof seedNames)[number];

/** The ids of an account's people and things. `key` is a seed's name, or something longer for a fresh account. */
export function peopleOf(key: string) {
  return {
    groupId: `${key}-group`,
    customerId: (occurrence: number) => `${key}-${occurrence}`,
    email: (occurrence: number) => (occurrence === 1 ? `${key}@example.test` : `${key}.${occurrence}@example.test`),
    /** The phone number of a line, ten digits; the same for the same key. */
    msisdn: (occurrence: number) => `555${digitsOf(key)}${occurrence}`,
    orderId: (occurrence: number) => `${key}-order-${occurrence}`,
    cardId: (position: number) => `${key}-card-${position}`,
  };
}

/** Six digits that depend on every character of the text. */
function digitsOf(text: string): string {
  const sum = [...text].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000, 7);
  return String(sum).padStart(6, '0');
}
