/** Network facts of a brand's configuration; the carrier's plan list has none (PUBLIC-8). */
export interface NetworkFacts {
  /** FCC Registration Number: ten digits. */
  frn: string;
  /** Typical download speed, from the lowest to the highest, in Mbps. Latency is in milliseconds. */
  download: readonly [number, number];
  upload: readonly [number, number];
  latency: readonly [number, number];
  /** Fee for an early end of the contract, in cents; plans run from month to month. */
  earlyTerminationFee: number;
}

/** The part of a plan that a label needs; prices in cents per month. */
export interface LabelledPlan {
  id: string;
  name: string;
  firstLine: number;
  eachMoreLine: number;
  gigabytes?: number;
  unlimited: boolean;
}

export interface LabelPrices {
  /** Size of the smallest top-up in gigabytes, and its price in cents. */
  extraData?: { gigabytes: number; price: number };
  /** The price of a SIM kit, in cents (PUBLIC-9). */
  simKit?: number;
}

/** The facts that the FCC requires for each plan (47 CFR 8.1), amounts in cents. */
export interface BroadbandLabel extends LabelledPlan, LabelPrices, Omit<NetworkFacts, 'frn'> {
  /** Unique among all providers: M for mobile, the FRN, and up to 15 letters and digits of the plan's id. */
  planId: string;
}

/** Returns the broadband label of a plan (PUBLIC-8). */
export function broadbandLabel(
  plan: LabelledPlan,
  prices: LabelPrices,
  { frn, ...network }: NetworkFacts,
): BroadbandLabel {
  return {
    ...plan,
    ...prices,
    ...network,
    planId: `M${frn}${plan.id
      .replaceAll(/[^A-Za-z\d]/g, '')
      .slice(-15)
      .toUpperCase()}`,
  };
}
