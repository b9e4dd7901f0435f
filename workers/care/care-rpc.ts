import type { CareShowing } from '#rpc/domain/care-code.ts';

/** The customer who shows their account, which limits the data that the agent sees. */
export interface Shown {
  groupId: string;
  customerId: string;
  isPrimary: boolean;
  /** Session of the customer: the agent's view ends with the session. */
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
  | {
      kind: 'showing';
      showing: Showing;
      /** The agent's previous view, which the new one ended. */ ended?: Showing | undefined;
    }
  | { kind: 'unknown' }
  | { kind: 'limited'; until: number };

/** Interface of the desk for the Worker: the showings of customers to agents (CARE-1 to CARE-9). */
export interface CareRpc extends Rpc.DurableObjectBranded {
  /** Makes a code for a customer, in place of what they showed before. @returns what an agent was looking at */
  show(shown: Shown): Promise<Showing | undefined>;
  /** Returns the customer's code or view that is current. */
  standing(shown: Pick<Shown, 'groupId' | 'customerId'>): Promise<CareShowing | undefined>;
  /**
   * Ends the agent's view for the customer.
   * @returns the ended view
   */
  stop(shown: Pick<Shown, 'groupId' | 'customerId'>): Promise<Showing | undefined>;
  /**
   * Tries a code, once for all (CARE-3, CARE-4).
   * @param name the Session object of the agent
   * @param agent identifies the agent: issuer and subject
   */
  open(name: string, agent: string, code: string): Promise<Opened>;
  /** Returns the agent's current view. */
  showing(name: string): Promise<Showing | undefined>;
  /** Ends the agent's view. */
  close(name: string): Promise<Showing | undefined>;
}
