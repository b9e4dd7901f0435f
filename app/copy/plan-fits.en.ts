import type { claim } from './claim.ts';

/** What the data of the Best Fit plans is enough for. */
export const planFitsCopy = {
  '15GB': 'For video on the road, music all day, and maps everywhere.',
  '10GB': 'For social media, music, and some video away from Wi-Fi.',
  '5GB': 'For messages with photos, maps, and an hour of music a day.',
  '2GB': 'For calls, texts and email, with Wi-Fi most of the time.',
} satisfies Record<(typeof claim.bestFit)[number], string>;

export type PlanFitsCopy = typeof planFitsCopy;
