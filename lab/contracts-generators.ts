import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { type ApiDocument, minimalReplies } from './generators/minimal-reply.ts';
import { root } from '../scripts/root.ts';

// Gives the OpenAPI document to the tools of teams, compiles what they generate, and prints a table of all.

const folder = `${root}.cache/generators`;

/** Fetched when this runs. openapi-generator is not among them (ADR-050). */
const packages = {
  '@apidevtools/swagger-parser': '13.0.0',
  '@faker-js/faker': '10.1.0',
  '@hey-api/openapi-ts': '0.99.0',
  '@stoplight/spectral-cli': '6.16.3',
  '@stoplight/spectral-owasp-ruleset': '2.0.1',
  msw: '3.0.5',
  'openapi-typescript': '7.13.0',
  'openapi-zod-client': '1.18.3',
  orval: '8.38.0',
  typescript: '5.9.3',
  zod: '4.6.7',
};
/** Zodios needs the major version of zod before. */
const zodios = { '@zodios/core': '10.9.6', axios: '1.7.9', zod: '3.25.76' };

/** Errors of the OWASP rules that stay, and the reason of each. */
const exceptions: Readonly<Record<string, string>> = {
  'owasp:api4:2023-rate-limit':
    'the portal reads no header of limits: it sends a declared call at most twice (HTTP-15)',
  'owasp:api2:2023-write-restricted':
    'marketing systems are called without a token, and may have a key in their URL (HTTP-2)',
};

const document = JSON.parse(readFileSync(`${root}contracts/openapi.json`, 'utf8')) as ApiDocument;
const replies = minimalReplies(document);
for (const name of ['out', 'zodios/out']) {
  rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(join(folder, name), { recursive: true });
}
const write = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
const compilerOptions = {
  ...{ strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2023', types: [] },
  ...{ lib: ['es2023', 'dom', 'dom.iterable'], skipLibCheck: false, allowImportingTsExtensions: true },
};
for (const [place, dependencies] of Object.entries({ '': packages, 'zodios/': zodios })) {
  write(`${place}package.json`, { private: true, type: 'module', dependencies });
  write(`${place}tsconfig.json`, { compilerOptions, include: ['out'] });
}
write('openapi.json', document);
const mock = "mode: 'split', mock: { generators: [{ type: 'msw' }] }";
write(
  'orval.config.mjs',
  `const input = './openapi.json';
export default {
  fetch: { input, output: { target: './out/orval.ts', client: 'fetch', ${mock} } },
  zod: { input, output: { target: './out/orval.zod.ts', client: 'zod' } },
};`,
);
write('oas.yaml', 'extends: ["spectral:oas"]');
write('owasp.yaml', 'extends: ["@stoplight/spectral-owasp-ruleset"]');
for (const [file, text] of Object.entries(checksOf(replies))) write(`out/${file}`, text);

function run(command: string, args: readonly string[], place = ''): string {
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd: join(folder, place),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
}
const node = (script: string, ...args: string[]) => run(process.execPath, [`node_modules/${script}`, ...args]);
const compile = (place: string) =>
  run(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc'), '-p', '.'], place);

/** Returns what Spectral finds, by rule. */
function spectral(ruleset: string) {
  rmSync(join(folder, 'spectral.json'), { force: true });
  const args = ['lint', 'openapi.json', '-r', ruleset, '-f', 'json', '-o', 'spectral.json', '--quiet'];
  spawnSync(process.execPath, ['node_modules/@stoplight/spectral-cli/dist/index.js', ...args], { cwd: folder });
  return JSON.parse(readFileSync(join(folder, 'spectral.json'), 'utf8')) as { code: string; severity: number }[];
}

function noneOf(problems: ReturnType<typeof spectral>, what: string): string {
  if (problems.length > 0) throw new Error([...new Set(problems.map(({ code }) => code))].join(', '));
  return what;
}

/** The tools, each with its verdict in words. */
const tools: Readonly<Record<string, () => string>> = {
  'swagger-parser': () => {
    write('parse.mjs', "import parser from '@apidevtools/swagger-parser';\nawait parser.validate('openapi.json');\n");
    run(process.execPath, ['parse.mjs']);
    return 'valid';
  },
  'spectral:oas': () => noneOf(spectral('oas.yaml'), 'no warning'),
  'spectral owasp': () => {
    const errors = spectral('owasp.yaml').filter(({ severity }) => severity === 0);
    return noneOf(
      errors.filter(({ code }) => !(code in exceptions)),
      `no error, without ${errors.length} of the exceptions below`,
    );
  },
  'openapi-typescript': () => {
    node('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'out/openapi-typescript.d.ts');
    return `generates, takes ${replies.length} minimal replies`;
  },
  'hey-api': () => {
    const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod'];
    const args = ['-i', 'openapi.json', '-o', 'out/hey-api', ...plugins.flatMap((name) => ['-p', name])];
    node('@hey-api/openapi-ts/bin/run.js', ...args);
    const outfile = join(folder, 'out/hey-api.check.mjs');
    buildSync({
      entryPoints: [join(folder, 'out/hey-api.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
    });
    run(process.execPath, [outfile]);
    return `generates, takes ${replies.length} minimal replies`;
  },
  'orval: fetch, zod, MSW': () => {
    node('orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs');
    return `generates, takes ${replies.length} minimal replies`;
  },
  'openapi-zod-client': () => {
    node('openapi-zod-client/bin.js', 'openapi.json', '-o', 'zodios/out/client.ts');
    compile('zodios');
    return 'compiles';
  },
  'typescript, of the three': () => {
    compile('');
    return 'compiles';
  },
};

for (const place of ['', 'zodios'])
  run(
    'npm',
    ['install', '--ignore-scripts', '--legacy-peer-deps', '--prefer-offline', '--no-audit', '--no-fund'],
    place,
  );
for (const [name, judge] of Object.entries(tools))
  try {
    console.log(`${name.padEnd(26)} ${judge()}`);
  } catch (thrown) {
    process.exitCode = 1;
    console.log(`${name.padEnd(26)} FAILS: ${(thrown as Error).message.slice(0, 1_000)}`);
  }
for (const [rule, reason] of Object.entries(exceptions)) console.log(`  ${rule}: ${reason}`);

/** Programs that give minimal replies to generated code, by file: types take them, and readers at run time do. */
function checksOf(replies: ReturnType<typeof minimalReplies>): Readonly<Record<string, string>> {
  return {
    'openapi-typescript.check.ts': [
      "import type { paths } from './openapi-typescript.d.ts';",
      ...replies.map(
        ({ path, method, body }, index) =>
          `export const r${index}: paths['${path}']['${method}']['responses'][200]['content']['application/json'] =` +
          ` ${JSON.stringify(body)};`,
      ),
    ].join('\n'),
    'orval.check.ts': [
      "import type * as api from './orval.ts';",
      ...replies.map(
        ({ operationId, body }, index) =>
          `export const r${index}: api.${camel(operationId)}Response200['data'] = ${JSON.stringify(body)};`,
      ),
    ].join('\n'),
    'hey-api.ts': [
      "import type * as types from './hey-api/types.gen.ts';",
      "import * as readers from './hey-api/zod.gen.ts';",
      ...replies.map(({ operationId, body }, index) => {
        const name = `${camel(operationId, /(?:^|[.-])(\w)/g)}Response`;
        return `const r${index}: types.${name} = ${JSON.stringify(body)};\nreaders.z${name}.parse(r${index});`;
      }),
    ].join('\n'),
  };
}

function camel(id: string, first = /[.-](\w)/g): string {
  return id.replaceAll(first, (_, letter: string) => letter.toUpperCase());
}
