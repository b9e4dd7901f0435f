import { afterEach, expect, it, vi } from 'vitest';
import type { RouteRow } from '#app/route.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The paths of the route table of a build with this setting. The query makes it another module, evaluated anew. */
async function pathsWith(setting: string) {
  vi.stubEnv('UI_PAGE', setting);
  const table = (await import(/* @vite-ignore */ `../app/routes.ts?ui-page=${setting}`)) as {
    default: RouteRow[];
  };
  return table.default.map(({ path }) => path);
}

it('builds the page of UI parts for development, and leaves it out of deployments', async () => {
  const deployed = await pathsWith('off');
  expect((await pathsWith('on')).filter((path) => !deployed.includes(path))).toEqual(['ui']);
});
