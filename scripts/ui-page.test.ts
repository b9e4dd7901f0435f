import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The paths of the route table of a build with this setting. */
function pathsWith(UI_PAGE: string): string[] {
  const list = "import('#app/routes.ts').then((table) => console.log(table.default.map(({ path }) => path).join()))";
  const env = { ...process.env, UI_PAGE };
  return execFileSync(process.execPath, ['-e', list], { cwd: import.meta.dirname, env, encoding: 'utf8' })
    .trim()
    .split(',');
}

it('builds the page of UI parts for development, and leaves it out of deployments', () => {
  const deployed = pathsWith('off');
  expect(pathsWith('on').filter((path) => !deployed.includes(path))).toEqual(['ui']);
});
