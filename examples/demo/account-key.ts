import { decodeJwt } from 'jose';
import { seedNames } from '#contracts/seed.ts';

const seeds: readonly string[] = seedNames;
const keyOfFresh = /^([a-z\d-]+)\.[\da-f]{10}$/;

/** Returns true when an account of a seed can have this key; the demo has no standing accounts. */
export function isKey(key: string): boolean {
  return seeds.includes(keyOfFresh.exec(key)?.[1] ?? '');
}

/** Returns the key of the account whose person has this email address. */
export function keyOfEmail(email: string): string | undefined {
  const [, key = ''] = /^(.+?\.[\da-f]{10})(?:\.\d)?@example\.test$/.exec(email.toLowerCase()) ?? [];
  return isKey(key) ? key : undefined;
}

/** Returns the key of a hosted page's account. */
export function keyOfPage(id: string): string | undefined {
  const [, key = ''] = /^(?:card|purchase)-(.+)-[\da-f]{16}$/.exec(id) ?? [];
  return isKey(key) ? key : undefined;
}

/** Returns the key of the account for which the portal makes a call. */
export function keyOfCall(headers: Headers): string | undefined {
  try {
    const { email } = decodeJwt(headers.get('x-id-token') ?? '');
    return typeof email === 'string' ? keyOfEmail(email) : undefined;
  } catch {
    return undefined;
  }
}
