import type { CareShowing } from '#rpc/domain/care-code.ts';

/** The customer whose portal facts are shown, as far as that customer may see them. */
export interface Shown {
  groupId: string;
  customerId: string;
  isPrimary: boolean;
  /** The customer's session: with it the showing ends. */
  session: string;
}

/** A showing that an agent looks at. Times in epoch milliseconds. */
export interface Showing extends Shown {
  id: string;
  since: number;
  until: number;
}

/** Result of a code: the showing; an unknown or expired code; or too many tries, until a time. */
export type Opened =
  | { kind: 'showing'; showing: Showing; /** The agent's showing before. */ ended?: Showing | undefined }
  | { kind: 'unknown' }
  | { kind: 'limited'; until: number };

/** Interface of the desk for the Worker: the showings of customers to agents (CARE-1 to CARE-9). */
export interface CareRpc extends Rpc.DurableObjectBranded {
  /** Makes a code for a customer, in place of what they showed before. @returns what an agent was looking at */
  show(shown: Shown): Promise<Showing | undefined>;
  /** Returns the customer's current showing. */
  standing(shown: Pick<Shown, 'groupId' | 'customerId'>): Promise<CareShowing | undefined>;
  /** The customer ends it. @returns what an agent was looking at */
  stop(shown: Pick<Shown, 'groupId' | 'customerId'>): Promise<Showing | undefined>;
  /**
   * Tries a code, once for all (CARE-3, CARE-4).
   * @param name the Session object of the agent
   * @param agent identifies the agent: issuer and subject
   */
  open(name: string, agent: string, code: string): Promise<Opened>;
  /** Returns the agent's current showing. */
  showing(name: string): Promise<Showing | undefined>;
  /** Ends what an agent looks at. */
  close(name: string): Promise<Showing | undefined>;
}
