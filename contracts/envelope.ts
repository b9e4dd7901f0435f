import * as z from 'zod/mini';
import { anyOther, type Code, type Codes, type Endpoint } from './endpoint.ts';

/** Returns a schema that also accepts null, which many serializers write for an absent value (HTTP-22). */
function orNull<T extends z.ZodMiniType>(field: T) {
  const absent = (value: z.output<T> | null | undefined) => value ?? undefined;
  return z.optional(z.pipe(z.nullish(field), z.transform(absent)));
}

/** The wrapper of every reply (HTTP-7); `status` and `resCode` decide, not the HTTP status (HTTP-8). */
export const Envelope = z.looseObject({
  status: z.enum(['SUCCESS', 'FAILURE']),
  resCode: orNull(z.union([z.number(), z.string()])),
  exCode: orNull(z.union([z.string(), z.pipe(z.number(), z.transform(String))])),
  /** Text for people only, so a reply may lack it (HTTP-33). */
  message: z.catch(orNull(z.string()), undefined),
  data: z.optional(z.unknown()),
});
export type Envelope = z.infer<typeof Envelope>;

/** The declared name of a refusal, or undefined when the declaration does not name its code. */
export function problemNamed(target: Endpoint, refusal: Pick<Envelope, 'resCode' | 'exCode'>): string | undefined {
  const problems = Object.entries(target.problems);
  return (
    problems.find(([, codes]) => isMeant(codes, refusal)) ?? problems.find(([, codes]) => codes === anyOther)
  )?.[0];
}

function isMeant(codes: Codes, refusal: Pick<Envelope, 'resCode' | 'exCode'>): boolean {
  const [resCode, exCode] = [String(refusal.resCode), refusal.exCode];
  if (needsBoth(codes)) return resCode === String(codes.resCode) && exCode === codes.exCode;
  return list(codes).some((code) => String(code) === resCode || String(code) === exCode);
}

/** True when a refusal needs a resCode and an exCode together. */
export function needsBoth(codes: Codes): codes is Exclude<Codes, Code | readonly Code[]> {
  return typeof codes === 'object' && 'resCode' in codes;
}

/** Returns the codes of a declared problem as a list; the list is empty if the problem means any other code. */
export function list(codes: Codes): readonly Code[] {
  if (codes === anyOther) return [];
  if (typeof codes !== 'object') return [codes];
  return needsBoth(codes) ? [codes.resCode, codes.exCode] : codes;
}
