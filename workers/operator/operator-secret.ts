import type { Env } from '../env.ts';

const text = new TextEncoder();
const leastLength = 32;
/** Matches `NAME:SECRET`; the name is an email address or another name without spaces. */
const namePattern = /^([\p{L}\p{N}][\p{L}\p{N}.@_-]{1,59}):(.+)$/u;

/** A person with a secret of their own; `operator` for a secret without a name. */
interface OperatorSecret {
  by: string;
  secret: string;
}

/**
 * Returns the operators of a portal: `ada@example.com:SECRET ben@example.com:SECRET`, or one secret without a name.
 * @throws RangeError for a secret of fewer than 32 characters, and for two people with the same one
 */
export function operatorsOf({ OPERATOR_SECRET = '' }: Pick<Env, 'OPERATOR_SECRET'>): OperatorSecret[] {
  const operators = OPERATOR_SECRET.split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [, by = 'operator', secret = part] = namePattern.exec(part) ?? [];
      return { by, secret };
    });
  const isShort = operators.some(({ secret }) => secret.length < leastLength);
  const isShared = new Set(operators.map(({ secret }) => secret)).size < operators.length;
  if (isShort || isShared) throw new RangeError('OPERATOR_SECRET');
  return operators;
}

/** Returns the person whose secret the header has: who acts is proven, and not typed (SAFETY-30). */
export async function operatorBy(
  operators: readonly OperatorSecret[],
  authorization: string | undefined,
): Promise<string | undefined> {
  const matches = await Promise.all(operators.map(({ secret }) => isSame(authorization ?? '', `Bearer ${secret}`)));
  return operators.find((_, index) => matches[index])?.by;
}

/** Compares two secrets in constant time, whatever their lengths. */
async function isSame(given: string, right: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [given, right].map((part) => crypto.subtle.digest('SHA-256', text.encode(part))),
  );
  return crypto.subtle.timingSafeEqual(one as ArrayBuffer, other as ArrayBuffer);
}
