/** The people of the fixture world, and the provider states (`given`) of the contracts. */
export const seedNames = [
  'active-single', 'active-family', 'six-lines', 'secondary-active', 'secondary-new', 'new-sim', 'new-sim-ordered',
  'new-sim-delivered', 'new-esim', 'unnamed-line', 'activating', 'activation-failed', 'porting', 'port-failed-account',
  'port-failed-pin', 'port-failed-zip', 'port-failed-other', 'suspended', 'suspended-nonpay', 'disconnected', 'disabled',
  'unclear', 'fraud', 'test-category', 'unpaid-sim', 'data-75', 'data-90', 'data-100', 'throttled', 'data-paused',
  'top-up-pending', 'plan-scheduled', 'sim-swap', 'locked', 'home-internet', 'roaming-on', 'other-brand', 'no-account',
] as const;
export type SeedName = (typeof seedNames)[number];

/** The ids of an account's people: `key` is the seed's name for the standing account, and something longer for a fresh one. */
export function peopleOf(key: string) {
  return {
    groupId: `${key}-group`,
    customerId: (occurrence: number) => `${key}-${occurrence}`,
    email: (occurrence: number) => (occurrence === 1 ? `${key}@example.test` : `${key}.${occurrence}@example.test`),
  };
}
