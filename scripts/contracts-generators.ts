import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type ApiDocument, minimalReplies } from './generators/minimal-reply.ts';
import { checksOf } from './generators/generated-check.ts';

// Generates code from the OpenAPI document with what teams use, compiles it, and gives it minimal legal replies.

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}.cache/generators`;

/** Fetched when this runs. Why openapi-generator is not among them: ADR-053. */
const packages = {
  '@hey-api/openapi-ts': '0.99.0',
  'openapi-typescript': '7.13.0',
  orval: '8.38.0',
  typescript: '5.9.3',
  zod: '4.6.7',
};

const document = JSON.parse(readFileSync(`${root}contracts/openapi.json`, 'utf8')) as ApiDocument;
rmSync(join(folder, 'out'), { recursive: true, force: true });
mkdirSync(join(folder, 'out'), { recursive: true });
const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
write('package.json', JSON.stringify({ private: true, type: 'module', dependencies: packages }));
write('openapi.json', JSON.stringify(document));
write(
  'orval.config.mjs',
  "export default { carrier: { input: './openapi.json', output: { target: './out/orval.ts', client: 'fetch' } } };",
);

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
}
const node = (script: string, ...args: string[]) => run(process.execPath, `node_modules/${script}`, ...args);

run('npm', 'install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
node('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'out/openapi-typescript.d.ts');
const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod'].flatMap((name) => ['-p', name]);
node('@hey-api/openapi-ts/bin/run.js', '-i', 'openapi.json', '-o', 'out/hey-api', ...plugins);
node('orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs');

const replies = minimalReplies(document);
for (const [file, text] of Object.entries(checksOf(replies))) write(`out/${file}`, text);
const compilerOptions = {
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  skipLibCheck: false,
  allowImportingTsExtensions: true,
  types: [],
};
write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['out'] }));
node('typescript/bin/tsc', '-p', '.');
const outfile = join(folder, 'out/hey-api.check.mjs');
await build({
  entryPoints: [join(folder, 'out/hey-api.ts')],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
});
run(process.execPath, outfile);
console.log(
  `openapi-typescript, hey-api and orval compile, and take a minimal reply of each of ${replies.length} operations`,
);
