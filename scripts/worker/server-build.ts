import type { RouteRow } from '#app/route.ts';

/** Root module of the framework, which contains every page. */
const root: RouteRow = { id: 'root', path: '', file: 'root.tsx' };

/** Opt-in flags for the behavior of the framework's next version. */
const future = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: false,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
};

/** Manifest without scripts of the framework or of a route, because no page hydrates (SHELL-25). */
const noScripts = { entry: {}, routes: {}, url: '', version: '' };

/**
 * Returns the framework's server build as the text of a module: each row of the table of routes with the module of its
 * screen. The framework's own command would also build a client that no page loads.
 * @param app the path from the module to app/
 * @throws when two rows have one id
 */
export function serverBuild(rows: readonly RouteRow[], app: string): string {
  const all = [root, ...rows];
  const files = [...new Set(all.map(({ file }) => file))];
  const ids = all.map(idOf);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice) throw new Error(`two rows of app/routes.ts have the id ${twice}: name one of them`);
  const routes = all.map((row) => {
    const facts = { id: idOf(row), parentId: row === root ? undefined : idOf(root), path: row.path, index: row.index };
    const entries = Object.entries(facts).filter(([, value]) => value !== undefined);
    const fields = entries.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    return `  ${JSON.stringify(facts.id)}: { ${fields.join(', ')}, module: route${files.indexOf(row.file)} },`;
  });
  const values = {
    assets: noScripts,
    assetsBuildDirectory: 'build/client',
    basename: '/',
    future,
    isSpaMode: false,
    mode: 'production',
    publicPath: '/',
  };
  return [
    `import * as entryServer from ${JSON.stringify(`${app}/entry.server.tsx`)};`,
    ...files.map((file, place) => `import * as route${place} from ${JSON.stringify(`${app}/${file}`)};`),
    ...Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
    'export const entry = { module: entryServer };',
    'export const routes = {',
    ...routes,
    '};',
    '',
  ].join('\n');
}

const idOf = ({ id, file }: RouteRow): string => id ?? file.replace(/\.tsx?$/, '');
