import type { Env } from './env.ts';
import type { SessionView } from './session/session.ts';

/** What middleware finds out about a request. */
export interface Bindings {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** The portal's origin for this request, see `originOf`. */
    origin: string;
    /** The Session object that the cookie names, whether or not the session is alive. */
    sessionName?: string;
    session?: SessionView;
  };
}
