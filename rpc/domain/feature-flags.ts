/** What the operator can turn off or down for everybody, without a deployment (SAFETY-55). */
export interface FeatureFlags {
  /** Kinds of operations that are sent to nobody for now. */
  disabledKinds: readonly string[];
  /** The carrier is asked so many times less often about what is under way; 1 as usual. */
  pollIntervalFactor: number;
  /** Pages may listen for news; else they ask again by themselves. */
  sockets: boolean;
  /** What every page says above its content, in both languages. */
  banner?: { en: string; es: string } | undefined;
  /** Every page is the maintenance page, which says to come back in so many minutes. */
  maintenance?: { minutes: number } | undefined;
}

/** Nothing is turned off. */
export const allOn: FeatureFlags = { disabledKinds: [], pollIntervalFactor: 1, sockets: true };
