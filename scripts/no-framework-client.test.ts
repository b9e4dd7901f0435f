import { expect, it } from 'vitest';
import { noFrameworkClient } from './no-framework-client.ts';

const load = noFrameworkClient().load as (id: string, options?: { ssr: boolean }) => unknown;

it.each(['/portal/app/root.tsx', '/portal/app/screens/home/home/route.tsx', '/x/config/defaults/entry.client.tsx'])(
  'empties the browser’s copy of a module and keeps the server’s (SHELL-25): %s',
  (id) => {
    expect(load(id, { ssr: false })).toMatchObject({ code: 'export default {};' });
    expect(load(id, { ssr: true })).toBeUndefined();
  },
);

it('leaves the scripts of the routes out of the Worker', () => {
  const transform = noFrameworkClient().transform as (code: string, id: string) => { code: string } | undefined;
  expect(transform('export default { routes: {} }', '/portal/app/routes.ts')).toBeUndefined();
  const manifest = transform(
    "export default {'routes':{'home':{'module':'/home.js'}}}",
    '\0virtual:remix/server-manifest',
  );
  expect(manifest?.code).not.toContain('home');
});
