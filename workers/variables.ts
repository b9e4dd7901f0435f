import type { Env } from './env.ts';
import type { SessionView } from './session/session-object.ts';

/** What the Worker knows of a request, step by step. */
export interface Bindings {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** The request's own origin, as far as the configuration knows it. */
    origin: string;
    /** The cookie's Session object, alive or not. */
    sessionName?: string;
    session?: SessionView;
  };
}
