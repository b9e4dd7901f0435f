/** Only the Durable Objects: the server build of the pages does not load in the test runner. */
export { AccountObject } from '../account/account-object.ts';
export { SessionObject } from '../session/session-object.ts';

export default { fetch: () => new Response('only the objects are tested here', { status: 404 }) };
