import * as z from 'zod';
import type { Code, Endpoint } from './endpoint.ts';

/** The wrapper of every reply (HTTP-7); `status` and `resCode` decide, not the HTTP status (HTTP-8). */
export const Envelope = z.looseObject({
  status: z.enum(['SUCCESS', 'FAILURE']),
  resCode: z.union([z.number(), z.string()]).optional(),
  exCode: z.string().optional(),
  message: z.string().optional(),
  data: z.unknown().optional(),
});
export type Envelope = z.infer<typeof Envelope>;

/** The declared name of a refusal, or undefined when the declaration does not name its code. */
export function problemNamed(target: Endpoint, refusal: Pick<Envelope, 'resCode' | 'exCode'>): string | undefined {
  const said = [refusal.resCode, refusal.exCode].filter((code) => code !== undefined).map(String);
  return Object.entries(target.problems).find(([, codes]) =>
    list(codes).some((code) => said.includes(String(code))),
  )?.[0];
}

/** The codes of a declared problem as a list. */
export function list(codes: Code | readonly Code[]): readonly Code[] {
  return typeof codes === 'object' ? codes : [codes];
}
