import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { index, route } from '#app/route.ts';
import routes from '#app/routes.ts';
import { serverBuild } from './server-build.ts';

/** What the module exports, with the path of each module in its place. */
function exportsOf(text: string): Record<string, unknown> & { routes: Record<string, Record<string, unknown>> } {
  const paths: Record<string, string> = {};
  const body = text
    .replaceAll(/^import \* as (\w+) from "(.*)";$/gm, (_, name: string, path: string) => {
      paths[name] = path;
      return '';
    })
    .replaceAll(/^export const (\w+) =/gm, 'all.$1 =');
  return new Function('all', ...Object.keys(paths), `${body} return all;`)({}, ...Object.values(paths)) as never;
}

it('has every screen of the table of routes below the root, with its path and its module', () => {
  const built = exportsOf(serverBuild(routes, 'app'));
  const [root, ...screens] = Object.values(built.routes);
  expect(root).toEqual({ id: 'root', path: '', module: 'app/root.tsx' });
  expect(screens.map(({ path, index: isIndex, module }) => ({ path, index: isIndex, module }))).toEqual(
    routes.map(({ path, index: isIndex, file }) => ({ path, index: isIndex, module: `app/${file}` })),
  );
  expect(new Set(screens.map(({ parentId }) => parentId))).toEqual(new Set(['root']));
  for (const { module } of [root, ...screens] as { module: string }[]) expect(existsSync(module), module).toBe(true);
});

it('names each screen by its file or by its own id, and takes no id twice', () => {
  const rows = [index('screens/a/route.tsx', { id: 'start' }), route('a', 'screens/a/route.tsx')];
  expect(Object.keys(exportsOf(serverBuild(rows, 'app')).routes)).toEqual(['root', 'start', 'screens/a/route']);
  expect(() => serverBuild([...rows, route('b', 'screens/a/route.tsx')], 'app')).toThrow('screens/a/route');
});

it('has no script of the framework or of a page (SHELL-25)', () => {
  expect(exportsOf(serverBuild(routes, 'app')).assets).toEqual({ entry: {}, routes: {}, url: '', version: '' });
});
