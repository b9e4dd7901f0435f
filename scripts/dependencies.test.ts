import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const versionsIn = (path: string) => (JSON.parse(read(path)) as { dependencies?: Record<string, string> }).dependencies;

it('has each dependency in docs/dependencies.md once, in alphabetical order', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const [, worker = '', tools = ''] = read('docs/dependencies.md').split(/^## .*$/m);
  const listed = (table: string) =>
    [...table.matchAll(/^\| ([@\w/-]+) \| [^|]+ \| [^|]+ \|$/gm)].map(([, name]) => name);
  const names = (of: Record<string, string> = {}) => ['package', '---', ...Object.keys(of).sort()];
  expect(listed(worker)).toEqual(names(dependencies));
  expect(listed(tools)).toEqual(names(devDependencies));
});

it('has exact versions only', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});

it('has one workerd: wrangler and miniflare are those of the test plugin', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  const plugin = versionsIn('node_modules/@cloudflare/vitest-plugin/package.json');
  expect(plugin).toMatchObject({ wrangler: devDependencies.wrangler, miniflare: devDependencies.miniflare });
});
