/** Feature flags that the operator sets for everybody, without a deployment (SAFETY-55). */
export interface FeatureFlags {
  /** Kinds of operations that are not sent for now. */
  disabledKinds: readonly string[];
  /** Factor of the poll intervals; 1 by default. */
  pollIntervalFactor: number;
  /** Pages may listen on a WebSocket; otherwise they poll. */
  sockets: boolean;
  /** Message above the content of every page, in both languages. */
  banner?: { en: string; es: string } | undefined;
  /** Every page is the maintenance page, which names this delay. */
  maintenance?: { minutes: number } | undefined;
}

/** Nothing is disabled. */
export const allOn: FeatureFlags = { disabledKinds: [], pollIntervalFactor: 1, sockets: true };
