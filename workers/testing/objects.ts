import { AccountObject as Account } from '../account/account-object.ts';
import type { Env } from '../env.ts';
import { SessionObject as Session } from '../session/session-object.ts';
import { pointBinding } from './written-points.ts';

export { AuditObject } from '../operator/audit-object.ts';
export { IndexObject } from '../operator/index-object.ts';
export { SwitchesObject } from '../operator/switches-object.ts';

// Only the Durable Objects, with a binding for data points: the server build of the pages does not load in the test
// runner.

export class AccountObject extends Account {
  constructor(state: DurableObjectState, env: Env) {
    super(state, { ...env, POINTS: pointBinding });
  }
}

export class SessionObject extends Session {
  constructor(state: DurableObjectState, env: Env) {
    super(state, { ...env, POINTS: pointBinding });
  }
}

export default { fetch: () => new Response('only the objects are tested here', { status: 404 }) };
