import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type ApiDocument, minimalReplies, type MinimalReply } from './generators/minimal-reply.ts';

// Generates code from the OpenAPI document with what teams use, compiles it, and gives it minimal legal replies.

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}.cache/generators`;

/** Fetched when this runs. Why openapi-generator is not among them: ADR-050. */
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

/** Programs that give minimal replies to generated code, by file: types take them, and readers at run time do. */
function checksOf(replies: readonly MinimalReply[]): Readonly<Record<string, string>> {
  return {
    'openapi-typescript.check.ts': [
      "import type { paths } from './openapi-typescript.d.ts';",
      ...replies.map(
        ({ path, method, body }, index) =>
          `export const r${index}: paths['${path}']['${method}']['responses'][200]['content']['application/json'] =` +
          ` ${text(body)};`,
      ),
    ].join('\n'),
    'orval.check.ts': [
      "import type * as api from './orval.ts';",
      ...replies.map(
        ({ operationId, body }, index) =>
          `export const r${index}: api.${camel(operationId)}Response200['data'] = ${text(body)};`,
      ),
    ].join('\n'),
    'hey-api.ts': [
      "import type * as types from './hey-api/types.gen.ts';",
      "import * as readers from './hey-api/zod.gen.ts';",
      ...replies.map(({ operationId, body }, index) => {
        const name = `${capitalized(camel(operationId))}Response`;
        return `const r${index}: types.${name} = ${text(body)};\nreaders.z${name}.parse(r${index});`;
      }),
    ].join('\n'),
  };
}

function text(body: unknown): string {
  return JSON.stringify(body);
}

function camel(id: string): string {
  return id.replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
