import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalServer } from '#contracts/pact/local-server.ts';
import { takeScriptsAlong } from './previous-scripts.ts';
import { scriptName } from './testing/project.ts';

let folder: string;
let origin: string;
let close: () => Promise<void>;
/** The files of the portal as it is. */
let served: Map<string, string>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  served = new Map();
  const answer = ({ url }: Request) => {
    const file = served.get(new URL(url).pathname);
    return new Response(file ?? null, { status: file === undefined ? 404 : 200 });
  };
  ({ url: origin, stop: close } = await startLocalServer(getRequestListener(answer)));
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/** A build whose pages ask for these scripts. */
function build(script: string, others: string[] = [], kind: 'live' | 'dictionary' = 'live'): void {
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'script'), { recursive: true });
  writeFileSync(join(folder, 'script', scriptName(script)), script);
  for (const other of others) writeFileSync(join(folder, 'script', scriptName(other, kind)), other);
}

/** Makes what was built the portal as it is. */
function deploy(): void {
  served = new Map([
    ['/scripts.json', readFileSync(join(folder, 'scripts.json'), 'utf8')],
    ...readdirSync(join(folder, 'script')).map((name): [string, string] => [
      `/script/${name}`,
      readFileSync(join(folder, 'script', name), 'utf8'),
    ]),
  ]);
}

it('serves the scripts of the last five builds that differ, the newest first (SAFETY-74)', async () => {
  for (const script of ['1', '2', '3', '4', '5', '6']) {
    build(script);
    await takeScriptsAlong(folder, origin);
    deploy();
  }
  const names = ['6', '5', '4', '3', '2'].map((script) => scriptName(script));
  expect(JSON.parse(served.get('/scripts.json') ?? '')).toEqual(names);
  expect(readdirSync(join(folder, 'script')).sort()).toEqual(names.sort());
  expect(served.get(`/script/${scriptName('2')}`)).toBe('2');

  build('6');
  expect(await takeScriptsAlong(folder, origin)).toHaveLength(4);
});

it('serves five of each kind of script, whatever the number of another kind (SAFETY-74)', async () => {
  for (const script of ['1', '2', '3', '4', '5', '6']) {
    build(script, ['live']);
    await takeScriptsAlong(folder, origin);
    deploy();
  }
  build('6', ['another']);
  expect(await takeScriptsAlong(folder, origin)).toEqual([
    scriptName('live', 'live'),
    ...['5', '4', '3', '2'].map((script) => scriptName(script)),
  ]);
});

it('serves the compression dictionaries of the last four deployments before (SAFETY-74, SHELL-48)', async () => {
  for (const words of ['1', '2', '3', '4', '5', '6']) {
    build('script', [words, `${words} in another language`], 'dictionary');
    await takeScriptsAlong(folder, origin);
    deploy();
  }
  const names = ['6', '5', '4', '3', '2'].flatMap((words) =>
    [words, `${words} in another language`].map((text) => scriptName(text, 'dictionary')),
  );
  expect([...served.keys()].filter((path) => path.includes('dictionary')).sort()).toEqual(
    names.map((name) => `/script/${name}`).sort(),
  );
});

it('takes no script from a portal without a list, or without a portal (SAFETY-74)', async () => {
  build('1');
  expect(await takeScriptsAlong(folder, origin)).toEqual([]);
  expect(await takeScriptsAlong(folder, undefined)).toEqual([]);
  expect(JSON.parse(readFileSync(join(folder, 'scripts.json'), 'utf8'))).toEqual([scriptName('1')]);
});

it('throws when the portal serves other content under the name of a script (SAFETY-74)', async () => {
  build('1');
  served = new Map([
    ['/scripts.json', JSON.stringify([scriptName('old')])],
    [`/script/${scriptName('old')}`, 'alert(1)'],
  ]);
  await expect(takeScriptsAlong(folder, origin)).rejects.toThrow('not the script of that name');
  served.set('/scripts.json', JSON.stringify(['../../worker.js']));
  await expect(takeScriptsAlong(folder, origin)).rejects.toThrow();
  expect(readdirSync(join(folder, 'script'))).toEqual([scriptName('1')]);
});
