import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Bindings } from '../variables.ts';
import { accountTags } from './account-index.ts';
import { audit } from './audit-stub.ts';

/** Common input of every command: the person who gives it. */
export const Given = z.strictObject({ by: z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .@_-]{1,59}$/u)) });
/** Why, as the audit log keeps it. */
export const Because = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));

type CommandContext = Context<Bindings>;

/** Result of a command; `result` is its entry in the audit log. */
export interface Answer {
  status: 200 | 404 | 409;
  body: object;
  result: string;
}

interface Command<S extends z.ZodMiniType> {
  schema: S;
  /** Returns the command's name in the audit log. */
  what: (given: z.output<S>) => string;
  /** Returns the subject of the command: a group, or search terms as tags. */
  on: (c: CommandContext, given: z.output<S>) => Promise<{ group?: string | undefined; tags?: readonly string[] }>;
  /** It changes something: the audit log has a line before it and one after it. */
  acts?: boolean;
  run: (c: CommandContext, given: z.output<S>, group: string | undefined) => Promise<Answer>;
}

/** Makes the handler of a command. It acts and answers only after the audit log has its line (SAFETY-54). */
export function command<S extends z.ZodMiniType<{ by: string; because?: string | undefined }>>({
  schema,
  what,
  on,
  acts = false,
  run,
}: Command<S>): (c: CommandContext) => Promise<Response> {
  return async (c) => {
    const input = schema.safeParse(await c.req.json().catch(() => undefined)).data;
    if (!input) return c.json({ error: 'bad request' }, 400);
    const { group, tags = [] } = await on(c, input);
    const [ofGroup] = group === undefined ? [] : await accountTags(c.env, group);
    const entry = {
      by: input.by,
      what: what(input),
      on: [...(ofGroup === undefined ? [] : [ofGroup]), ...tags],
      because: input.because,
    };
    const log = audit(c.env);
    const line = await log.append({ ...entry, result: acts ? 'begun' : 'read' });
    c.set('operated', { group, audit: `${line.number}:${line.mac}` });
    const { status, body, result } = await run(c, input, group);
    if (acts) {
      const last = await log.append({ ...entry, result, of: line.number });
      c.set('operated', { group, audit: `${last.number}:${last.mac}` });
    }
    return c.json(body, status);
  };
}

/** Nothing is known of what was named. */
export const notFound: Answer = { status: 404, body: { error: 'not found' }, result: 'not found' };
