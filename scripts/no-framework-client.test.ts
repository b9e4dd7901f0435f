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
