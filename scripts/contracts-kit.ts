import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contractVersion } from '#contracts/pact/version.ts';
import { build } from 'esbuild';
import { writeContractDocs, writeContractLists } from './write-contract-docs.ts';
import { root } from './root.ts';

/** Documents for a backend team. The README links to all of them. */
const documents = ['README.md', 'CHANGELOG.md', 'openapi.json', 'seed.ts', 'pact/relay.ts'] as const;

/** Files outside of `contracts` to which its documents link. */
const linkedOutside = ['docs/rules/http.md', 'rpc/carrier/signature.ts'] as const;

/**
 * Builds the kit for backend teams: the verifier, the pacts, the OpenAPI document and the fixture carrier, bundled so
 * that npm installs nothing beside Pact's own core.
 * @param folder where the package is written; it is emptied first
 */
export async function buildKit(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: { cli: 'contracts/kit/cli.ts', engine: 'contracts/pact/engine.ts' },
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    // Not bundled: Pact's core is native, and different on each platform.
    external: ['@pact-foundation/pact-core'],
    // Defines `require`, with which bundled CommonJS packages load Node's modules.
    banner: {
      js: "import { createRequire as kitRequire } from 'node:module'; const require = kitRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  cpSync(`${root}/contracts/pact/pacts`, `${folder}/pact/pacts`, { recursive: true });
  cpSync(`${root}/contracts/kit/examples`, `${folder}/examples`, { recursive: true });
  for (const file of documents) {
    // Links out of the contracts folder lead to copies inside the kit.
    const text = readFileSync(`${root}/contracts/${file}`, 'utf8')
      .replaceAll('](../docs/', '](docs/')
      .replaceAll('](../rpc/', '](rpc/');
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
  }
  for (const file of linkedOutside) cpSync(`${root}/${file}`, `${folder}/${file}`);
  writeContractDocs(`${folder}/openapi.html`);
  writeContractLists(folder);
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest(), null, 2)}\n`);
}

function manifest() {
  const isReleased = !readFileSync(`${root}/contracts/CHANGELOG.md`, 'utf8').includes(`## ${contractVersion} (next)`);
  const { license } = manifestAt('package.json');
  const core = manifestAt('node_modules/@pact-foundation/pact-core/package.json');
  return {
    name: 'lineside-contracts',
    version: contractVersion,
    license,
    description: "Verifies a carrier service against the portal's contracts, and serves the fixture carrier.",
    type: 'module',
    bin: { 'lineside-contracts': 'cli.js' },
    engines: { node: '>=22' },
    // Publishes an unreleased version under the tag `next`, so that nobody installs it by default.
    publishConfig: { access: 'public', tag: isReleased ? 'latest' : 'next' },
    dependencies: { '@pact-foundation/pact-core': core.version },
  };
}

const manifestAt = (file: string) =>
  JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Record<'version' | 'license', string>;

/** Builds the kit and packs it. @returns the path of the tarball, in `folder` */
export async function packKit(folder: string): Promise<string> {
  await buildKit(`${folder}/contracts-kit`);
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: `${folder}/contracts-kit`,
  });
  return `${folder}/${name.toString().trim()}`;
}

if (import.meta.main) console.log(await packKit(`${root}build`));
