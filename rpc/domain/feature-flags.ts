/** Feature flags that the operator sets for everybody, without a deployment (SAFETY-55). */
export interface FeatureFlags {
  /** Kinds of operations that the operator has disabled. */
  disabledKinds: readonly string[];
  /** Factor that lengthens the poll intervals; 1 by default. */
  pollIntervalFactor: number;
  /** Pages may open a WebSocket for live events; otherwise they poll. */
  sockets: boolean;
  /** Message above the content of every page, in both languages. */
  banner?: { en: string; es: string } | undefined;
  /** Every page is the maintenance page, which names this delay. */
  maintenance?: { minutes: number } | undefined;
}

/** Default flags, which disable nothing. */
export const allOn: FeatureFlags = { disabledKinds: [], pollIntervalFactor: 1, sockets: true };
