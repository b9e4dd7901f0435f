/**
 * Returns a function that makes a value on its first call. A cold start waits for everything that is made as the
 * Worker starts.
 */
export function onFirstUse<T>(make: () => T): () => T {
  let cache: { readonly value: T } | undefined;
  return () => (cache ??= { value: make() }).value;
}

/** Returns an object that is made when one of its properties, or its class, is first of interest. */
export function objectOnFirstUse<T extends object>(make: () => T): T {
  const read = onFirstUse(make);
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(read(), key) as unknown,
    set: (_, key, value) => Reflect.set(read(), key, value),
    has: (_, key) => Reflect.has(read(), key),
    ownKeys: () => Reflect.ownKeys(read()),
    getPrototypeOf: () => Reflect.getPrototypeOf(read()),
    getOwnPropertyDescriptor(_, key) {
      const descriptor = Reflect.getOwnPropertyDescriptor(read(), key);
      // A proxy may not have a fixed property that its target lacks.
      return descriptor && { ...descriptor, configurable: true };
    },
  });
}
