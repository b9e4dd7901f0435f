import { readFileSync, writeFileSync } from 'node:fs';
import { surface } from '#contracts/pact/surface.ts';
import { contractVersion } from '#contracts/pact/version.ts';

// Records the contracts' requirements of backends under the newest version of their changelog.
if (readFileSync('contracts/CHANGELOG.md', 'utf8').includes('(next)'))
  throw new Error('remove "next" from the changelog first: what is released stays');
const { operations, verified } = surface();
const rows = (all: readonly unknown[]) => all.map((row) => JSON.stringify(row)).join(',\n');
const hashes = Object.entries(verified).map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`);
writeFileSync(
  'contracts/released.json',
  `{"version":"${contractVersion}","surface":{"operations":[\n${rows(operations)}\n],"verified":{\n` +
    `${hashes.join(',\n')}\n}}}\n`,
);
