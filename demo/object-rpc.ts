import type { SeedName } from '#contracts/seed.ts';
import type { FixtureAccount } from '#fixtures/control-schema.ts';
import type { Named } from '#fixtures/world/name-in.ts';

/** What others ask of an account's object; it says what each does. */
export interface WorldRpc extends Rpc.DurableObjectBranded {
  open(seed: SeedName, id: string, settings?: object): Promise<FixtureAccount | null>;
  find(email: string): Promise<Named | null>;
  fetch(request: Request): Promise<Response>;
}

/** What others ask of the identity provider's object. */
export interface IdentityRpc extends Rpc.DurableObjectBranded {
  endSessions(email: string): Promise<void>;
  fetch(request: Request): Promise<Response>;
}
