/** Tag of the rule whose prefetches a finger or a mouse button begins. */
export const tapTag = 'tap';

/**
 * Returns how a browser asks for a page before it is shown: `tap` once somebody presses its link, which nearly always
 * shows it, or `ahead` of any press (SHELL-49); undefined for all other requests.
 */
export function prefetchKindOf({ headers }: Pick<Request, 'headers'>): 'tap' | 'ahead' | undefined {
  const purposes = ['sec-purpose', 'purpose', 'x-moz'].map((name) => headers.get(name) ?? '');
  if (!purposes.some((purpose) => purpose.includes('prefetch'))) return undefined;
  const isOwn = headers.get('sec-fetch-site') === 'same-origin' && purposes[0] === 'prefetch';
  const tags = (headers.get('sec-speculation-tags') ?? '').split(',').map((tag) => tag.trim());
  return isOwn && tags.includes(`"${tapTag}"`) ? 'tap' : 'ahead';
}
