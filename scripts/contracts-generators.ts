import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ApiDocument, minimalReplies, withoutNewWords } from './generators/minimal-reply.ts';
import { checksOf } from './generators/generated-check.ts';

// Generates code from the OpenAPI document with what teams use, compiles it, and gives it minimal legal replies.

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}.cache/generators`;

/**
 * Fetched when this runs. `@openapitools/openapi-generator-cli` of today downloads its jar from Maven; this is the
 * newest version that has it in the package, and it reads OpenAPI 3.0 alone.
 */
const packages = {
  '@apiture/openapi-down-convert': '0.14.2',
  '@hey-api/openapi-ts': '0.99.0',
  '@openapitools/openapi-generator-cli': '1.0.18-5.0.0-beta2',
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
write('openapi-3.1.json', JSON.stringify(withoutNewWords(document)));
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
node('@apiture/openapi-down-convert/lib/src/cli.js', '-i', 'openapi-3.1.json', '-o', 'openapi-3.0.json', '--allOf');
const jar = 'node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar';
const generator = ['generate', '-i', 'openapi-3.0.json', '-g', 'typescript-fetch', '-o', 'out/openapi-generator'];
run('java', '-Xmx600m', '-jar', jar, ...generator, '--additional-properties=typescriptThreePlus=true');

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
write(
  'tsconfig.json',
  JSON.stringify({ compilerOptions, include: ['out'], exclude: ['out/openapi-generator', 'out/openapi-generator.ts'] }),
);
node('typescript/bin/tsc', '-p', '.');
// What it generates has unused imports and no strict types, as of its time.
write(
  'tsconfig.old.json',
  JSON.stringify({
    compilerOptions: { ...compilerOptions, strict: false },
    include: ['out/openapi-generator', 'out/openapi-generator.ts'],
  }),
);
node('typescript/bin/tsc', '-p', 'tsconfig.old.json');
const { build } = await import('esbuild');
for (const name of ['hey-api', 'openapi-generator']) {
  const outfile = join(folder, 'out', `${name}.check.mjs`);
  await build({
    entryPoints: [join(folder, 'out', `${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  run(process.execPath, outfile);
}
const count = replies.length;
console.log(`openapi-typescript, hey-api, orval: compile, and take a minimal reply of each of ${count} operations`);
console.log(`openapi-generator 5.0.0-beta2: compiles from the document as OpenAPI 3.0, and takes the same ${count}`);
