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
  const makeOnce = onFirstUse(make);
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(makeOnce(), key) as unknown,
    set: (_, key, value) => Reflect.set(makeOnce(), key, value),
    has: (_, key) => Reflect.has(makeOnce(), key),
    ownKeys: () => Reflect.ownKeys(makeOnce()),
    getPrototypeOf: () => Reflect.getPrototypeOf(makeOnce()),
    getOwnPropertyDescriptor(_, key) {
      const descriptor = Reflect.getOwnPropertyDescriptor(makeOnce(), key);
      // A proxy may not have a fixed property that its target lacks.
      return descriptor && { ...descriptor, configurable: true };
    },
  });
}
