import type { Context } from 'hono';
import * as z from 'zod/mini';
import { plainText } from '#rpc/domain/intake/text.ts';
import { reasonLength } from '#rpc/domain/operator-reason.ts';
import type { Bindings } from '../variables.ts';
import { makeAccountTags } from './account-index.ts';
import { audit } from './audit-stub.ts';

/** Schema of the input that every command has. */
export const Given = z.strictObject({});
/** Returns the schema of one typed line with a minimum and a maximum length (INTAKE-1). */
export const typedLine = (least: number, most: number) =>
  z.string().check(z.overwrite(plainText), z.minLength(least), z.maxLength(most));
/** Schema of the operator's reason, which the audit log stores. */
export const Because = typedLine(reasonLength.least, reasonLength.most);

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
  /** The command changes data: the audit log has a line before it and one after it. */
  acts?: boolean;
  /**
   * Runs the command.
   * @param by the operator who gives it
   */
  run: (c: CommandContext, given: z.output<S>, group: string | undefined, by: string) => Promise<Answer>;
}

/** Makes the handler of a command. It acts and answers only after the audit log has its line (SAFETY-54). */
export function command<S extends z.ZodMiniType<object>>({
  schema,
  what,
  on,
  acts = false,
  run,
}: Command<S>): (c: CommandContext) => Promise<Response> {
  return async (c) => {
    const { data: input, error } = schema.safeParse(await c.req.json().catch(() => undefined));
    if (!input) {
      const wrong = [...new Set(error?.issues.flatMap(({ path: [field] }) => (field === undefined ? [] : [field])))];
      return c.json({ error: 'bad request', wrong }, 400);
    }
    const { group, tags = [] } = await on(c, input);
    const [ofGroup] = group === undefined ? [] : await makeAccountTags(c.env, group);
    const operator = c.get('operator') ?? '';
    const entry = {
      by: operator,
      what: what(input),
      on: [...(ofGroup === undefined ? [] : [ofGroup]), ...tags],
      because: (input as { because?: string | undefined }).because,
    };
    const log = audit(c.env);
    const line = await log.append({ ...entry, result: acts ? 'begun' : 'read' });
    c.set('operated', { group, audit: `${line.number}:${line.mac}` });
    const { status, body, result } = await run(c, input, group, operator);
    if (acts) {
      const last = await log.append({ ...entry, result, of: line.number });
      c.set('operated', { group, audit: `${last.number}:${last.mac}` });
    }
    return c.json(body, status);
  };
}

/** Nothing is known of what was named; a portal without operators answers "not found". */
export const notFound: Answer = { status: 404, body: { error: 'nothing known' }, result: 'not found' };
