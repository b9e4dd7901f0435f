const urls = new WeakMap<Request, URL>();

/** Returns the URL of a request, parsed once for all readers. Callers must not change it. */
export function urlOf(request: Request): URL {
  const url = urls.get(request) ?? new URL(request.url);
  urls.set(request, url);
  return url;
}
