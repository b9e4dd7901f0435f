/** Stand-in for the platform's module of this name, so that the Account object runs in Node. */
export class DurableObject<Env> {
  protected readonly ctx: unknown;
  protected readonly env: Env;

  constructor(ctx: unknown, env: Env) {
    this.ctx = ctx;
    this.env = env;
  }
}
