import type { CareDeskPort } from '#rpc/portal/care-view.ts';
import type { DataLayerEvent } from '#contracts/marketing/vocabulary.ts';
import type { Env } from './env.ts';
import type { SessionView } from './session/session.ts';

/** An event that an intent noted, because only it knows what was done; `page` has no reference of a line. */
export interface NotedEvent {
  event: DataLayerEvent;
  page: string;
}

/** Whose answers a page lacked. */
export type FailedBy = 'carrier' | 'provider';

/** What middleware finds out about a request. */
export interface Bindings {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** The portal's origin for this request, see `originOf`. */
    origin: string;
    /** What an agent of the care team can do on this page, and what the tokens of its forms are made with (CARE-7). */
    care?: { desk: CareDeskPort; csrf: string | undefined };
    /** A session cookie came along, whatever is in it. */
    hadCookie?: boolean;
    /** The Session object that the cookie names, whether or not the session is alive; none for an invented cookie. */
    sessionName?: string;
    /** The Session object of the sign-ins that this browser has begun; only where one may begin. */
    attemptName?: string;
    session?: SessionView;
    /** Security knows why an intent refused. */
    refusalNoted?: boolean;
    /** Whom a command of the operator is about, and its line of the audit log. */
    operated?: { group?: string | undefined; audit: string };
    /** Whose fault it is that a page could not be shown; our own where nobody's. */
    failedBy?: FailedBy;
    /** What intents noted for the data layer. */
    noted?: readonly NotedEvent[];
  };
}
