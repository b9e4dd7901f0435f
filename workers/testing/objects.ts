/** The Durable Objects alone: the pages' server build does not load under the test runner. */
export { AccountObject } from '../account/account-object.ts';
export { SessionObject } from '../session/session-object.ts';

export default { fetch: () => new Response('only objects live here', { status: 404 }) };
