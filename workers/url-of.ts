const urls = new WeakMap<Request, URL>();

/** The address of a request, parsed once for all who ask. Nobody changes it: others read it too. */
export function urlOf(request: Request): URL {
  const known = urls.get(request) ?? new URL(request.url);
  urls.set(request, known);
  return known;
}
