/**
 * Returns a function that makes a value on its first call. A cold start waits for everything that is made as the
 * Worker starts.
 */
export function onFirstUse<T>(make: () => T): () => T {
  let cache: { readonly value: T } | undefined;
  return () => (cache ??= { value: make() }).value;
}
