/** Only the object of one account: the identity provider is tested as a whole Worker. */
export { WorldObject } from '../world-object.ts';

/** Stands for the identity provider's, which wrangler.demo.toml binds. */
export { WorldObject as IdentityObject } from '../world-object.ts';

export default { fetch: () => new Response('only the objects are tested here', { status: 404 }) };
