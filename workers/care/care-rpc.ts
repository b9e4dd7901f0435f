import type { CareShowing } from '#rpc/domain/care-code.ts';

/** An agent of the care team, as their own identity provider names them. */
export interface Agent {
  /** Tells agents apart: issuer and subject. */
  id: string;
  /** For the audit log, and what the agent's page says. */
  name: string;
}

/** An agent's session, as a request may know of it. */
export interface AgentView extends Agent {
  /** What the tokens of the agent's forms are made with. */
  csrf: string;
}

/** Whose portal facts are shown, as far as the customer themself may see them. */
export interface Shown {
  groupId: string;
  customerId: string;
  isPrimary: boolean;
  /** The customer's session: with it the showing ends. */
  session: string;
}

/** What an agent looks at. Times in milliseconds since 1970. */
export interface Showing extends Shown {
  id: string;
  since: number;
  until: number;
}

/** What came of a code: the showing; a code that nobody has, or not any more; or too many tries, until a time. */
export type Opened =
  | { to: 'showing'; showing: Showing; /** What the agent looked at before. */ ended?: Showing | undefined }
  | { to: 'unknown' }
  | { to: 'limited'; until: number };

/** What the Worker may ask of the desk: who shows what to whom (CARE-1 to CARE-9). */
export interface CareRpc extends Rpc.DurableObjectBranded {
  /** Makes a code for a customer, in place of what they showed before. @returns what an agent was looking at */
  show(shown: Shown): Promise<Showing | undefined>;
  /** What a customer shows now. */
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
  /** What an agent looks at. */
  showing(name: string): Promise<Showing | undefined>;
  /** Ends what an agent looks at. */
  close(name: string): Promise<Showing | undefined>;
}
