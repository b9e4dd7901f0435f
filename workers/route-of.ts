/** Pages of the build, by path. */
type Pages = Readonly<Record<string, { path?: string | undefined } | undefined>>;

/**
 * Returns the function that finds the route of the build for a path: of those that match, the one with the fewest
 * references.
 * @returns its path, such as `/add-data/:lineRef`; undefined for a path without a page
 */
export function routeFinder(pages: Pages): (pathname: string) => string | undefined {
  const paths = Object.values(pages)
    .map((page) => `/${page?.path ?? ''}`)
    .sort((a, b) => references(a) - references(b));
  return (pathname) => paths.find((path) => isAt(path, pathname));
}

/** Returns true when a path matches a route. A part of the route that begins with a colon matches any reference. */
export function isAt(route: string, pathname: string): boolean {
  const [wanted, parts] = [route.split('/'), pathname.split('/')];
  return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index]);
}

const reference = /\/:\w+/g;
const references = (path: string) => path.match(reference)?.length ?? 0;

/** Returns the path of a route without its references. */
export const withoutReferences = (path: string) => path.replaceAll(reference, '') || '/';
