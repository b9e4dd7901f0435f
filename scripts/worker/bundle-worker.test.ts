import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleWorker } from './bundle-worker.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/bundle-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Bundles a Worker that answers with pages of the framework. @returns its handler of requests */
async function bundled(routes: string): Promise<(request: Request) => Promise<Response>> {
  const [source, file] = [join(folder, 'entry.ts'), join(folder, 'worker.mjs')];
  await writeFile(
    source,
    `import { createRequestHandler, json } from '@remix-run/cloudflare';
    const module = { default: (_, status, headers) => new Response('a page', { status, headers }) };
    export default createRequestHandler({
      entry: { module }, routes: ${routes}, basename: '/', publicPath: '/', isSpaMode: false,
      assets: { entry: {}, routes: {}, url: '', version: '' }, assetsBuildDirectory: '',
      future: { v3_singleFetch: true },
    }, 'production');`,
  );
  await bundleWorker(relative(root, source), relative(root, file));
  return (await import(pathToFileURL(file).href)).default;
}

it('answers a page with the cookies that its loader and its action set', async () => {
  const handle = await bundled(`{ page: { id: 'page', path: 'page', module: {
    default: () => null,
    loader: () => json({}, { headers: { 'set-cookie': 'seen=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT' } }),
    action: () => json({}, { headers: { 'set-cookie': 'sent=1; Path=/page' } }),
  } } }`);
  const cookiesOf = async (request: Request) => {
    const response = await handle(request);
    return { status: response.status, cookies: response.headers.getSetCookie() };
  };
  const seen = 'seen=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT';
  expect(await cookiesOf(new Request('http://portal.test/page'))).toEqual({ status: 200, cookies: [seen] });
  const form = new Request('http://portal.test/page', { method: 'POST', body: new URLSearchParams() });
  expect(await cookiesOf(form)).toEqual({ status: 200, cookies: ['sent=1; Path=/page', seen] });
});
