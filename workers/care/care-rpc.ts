import type { CareShowing } from '#rpc/domain/care-code.ts';

/** An agent of the care team, as their own identity provider names them. */
export interface Agent {
  /** Identifies the agent: issuer and subject. */
  id: string;
  /** Name in the audit log and on the agent's page. */
  name: string;
}

/** An agent's session, as requests see it. */
export interface AgentView extends Agent {
  /** Key of the tokens of the agent's forms. */
  csrf: string;
}

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
  | { to: 'showing'; showing: Showing; /** The agent's showing before. */ ended?: Showing | undefined }
  | { to: 'unknown' }
  | { to: 'limited'; until: number };

/** Interface of the desk for the Worker: the showings of customers to agents (CARE-1 to CARE-9). */
export interface CareRpc extends Rpc.DurableObjectBranded {
  /** Makes a code for a customer, in place of what they showed before. @returns what an agent was looking at */
  show(shown: Shown): Promise<Showing | undefined>;
  /** Returns the customer's current showing. */
  standing(shown: Pick<Shown, 'groupId' | 'customerId'>): Promise<CareShowing | undefined>;
  /** The customer ends it. @returns what an agent was looking at */
  stop(shown: Pick<Shown, 'groupId' | 'customerId'>): Promise<Showing | undefined>;
  /** Opens an agent's session. @param name the hash of its cookie */
  agentIn(name: string, agent: Agent): Promise<void>;
  /** The agent of a session that is alive. */
  agent(name: string): Promise<AgentView | undefined>;
  /** Ends an agent's session. @returns what they were looking at */
  agentOut(name: string): Promise<Showing | undefined>;
  /** Tries a code, once for all (CARE-3, CARE-4). @returns undefined for a session that is over */
  open(name: string, code: string): Promise<Opened | undefined>;
  /** Returns the agent's current showing. */
  showing(name: string): Promise<Showing | undefined>;
  /** Ends what an agent looks at. */
  close(name: string): Promise<Showing | undefined>;
}
