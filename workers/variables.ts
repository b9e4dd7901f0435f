import type { CareDeskPort } from '#rpc/portal/care-view.ts';
import type { DataLayerEvent } from '#contracts/marketing/vocabulary.ts';
import type { Env } from './env.ts';
import type { SessionView } from './session/session.ts';

/** An event that an intent recorded, because only it has the facts; `page` has no reference of a line. */
export interface NotedEvent {
  event: DataLayerEvent;
  page: string;
}

/** The system whose answers a page lacked, or the operator's switch for all of them. */
export type FailedBy = 'carrier' | 'provider' | 'maintenance';

/** Results of the middleware for a request. */
export interface Bindings {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** The portal's origin for this request, see `originOf`. */
    origin: string;
    /** The Session object that an agent's cookie names; only on their pages. */
    agentName?: string;
    /** The agent of the care team who is signed in here. */
    agent?: SessionView;
    /** The agent's actions on this page, and the key of the tokens of its forms (CARE-7). */
    care?: { desk: CareDeskPort; csrf: string | undefined };
    /** A session cookie came along, whatever is in it. */
    hadCookie?: boolean;
    /** The Session object that the cookie names, whether or not the session is alive; none for an invented cookie. */
    sessionName?: string;
    /** The Session object of the sign-ins that this browser has begun; only where one may begin. */
    attemptName?: string;
    session?: SessionView;
    /** Security has the reason of the intent's refusal. */
    refusalNoted?: boolean;
    /** The operator whose secret the command came with. */
    operator?: string;
    /** Subject of an operator's command, and its line of the audit log. */
    operated?: { group?: string | undefined; audit: string };
    /** The system at fault for a page that could not be shown; ours without one. */
    failedBy?: FailedBy;
    /** Events of intents for the data layer. */
    noted?: readonly NotedEvent[];
  };
}
