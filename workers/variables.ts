import type { CareDeskPort } from '#rpc/portal/care-view.ts';
import type { DataLayerEvent } from '#contracts/marketing/vocabulary.ts';
import type { Env } from './env.ts';
import type { SessionView } from './session/session.ts';

/** An event that an intent recorded, because only it has the facts; `page` has no reference of a line. */
export interface NotedEvent {
  event: DataLayerEvent;
  page: string;
}

/** System whose failure changed the page, or the operator's maintenance. */
export type FailedBy = 'carrier' | 'provider' | 'maintenance';

/** Values that the middleware adds to a request. */
export interface Bindings {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** Origin of the portal for this request (see `originOf`). */
    origin: string;
    /** The Session object that an agent's cookie names; only on their pages. */
    agentName?: string;
    /** The agent of the care team who is signed in here. */
    agent?: SessionView;
    /** The agent's actions on this page, and the key of the tokens of its forms (CARE-7). */
    care?: { desk: CareDeskPort; csrf: string | undefined };
    /** The request had a session cookie, whatever its content. */
    hadCookie?: boolean;
    /** The Session object that the cookie names, whether or not the session is alive; none for an invented cookie. */
    sessionName?: string;
    /** The Session object of the sign-ins that this browser has begun; only where one may begin. */
    attemptName?: string;
    session?: SessionView;
    /** The security log has the refusal's reason already. */
    refusalNoted?: boolean;
    /** Name of the operator whose secret the command had. */
    operator?: string;
    /** Subject of an operator's command, and its line of the audit log. */
    operated?: { group?: string | undefined; audit: string };
    /** System that failed, for a page that could not be shown; the portal itself when absent. */
    failedBy?: FailedBy;
    /** Events that intents report for the data layer. */
    noted?: readonly NotedEvent[];
  };
}
