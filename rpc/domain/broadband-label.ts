/** What a provider states of its network, in configuration: the carrier's plan list has none of it. */
export interface NetworkFacts {
  /** Its number at the FCC: ten digits. */
  frn: string;
  /** Typical speeds in Mbps, and latency in milliseconds, from and to. */
  download: readonly [number, number];
  upload: readonly [number, number];
  latency: readonly [number, number];
  /** In cents; plans run from month to month. */
  earlyTerminationFee: number;
}

/** What a label needs of a plan; prices in cents. */
export interface LabelledPlan {
  id: string;
  name: string;
  firstLine: number;
  eachMoreLine: number;
  gigabytes?: number;
  unlimited: boolean;
}

export interface LabelPrices {
  extraData?: { gigabytes: number; price: number };
  simKit?: number;
}

/** The facts that the FCC asks a provider to show of each plan (47 CFR 8.1). Amounts are cents. */
export interface BroadbandLabel extends LabelledPlan, LabelPrices {
  /** Unique among all labels of all providers: M for mobile, the FRN, and up to 15 letters and digits of the plan. */
  planId: string;
  download: readonly [number, number];
  upload: readonly [number, number];
  latency: readonly [number, number];
  earlyTerminationFee: number;
}

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
