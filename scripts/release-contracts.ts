import { readFileSync, writeFileSync } from 'node:fs';
import { surface } from '#contracts/pact/surface.ts';
import { dayIn, usualTimeZone } from '#rpc/domain/day.ts';
import { contractVersion } from '#contracts/pact/version.ts';

// Gives the next version of the contracts its date, and records its requirements of backends.
const changelog = readFileSync('contracts/CHANGELOG.md', 'utf8');
if (!changelog.includes('(next)')) throw new Error('the changelog has no next version: what is released stays');
writeFileSync('contracts/CHANGELOG.md', changelog.replace('(next)', `(${dayIn(Date.now(), usualTimeZone)})`));
const { operations, verified } = surface();
const rows = (all: readonly unknown[]) => all.map((row) => JSON.stringify(row)).join(',\n');
const hashes = Object.entries(verified).map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`);
writeFileSync(
  'contracts/released.json',
  `{"version":"${contractVersion}","surface":{"operations":[\n${rows(operations)}\n],"verified":{\n` +
    `${hashes.join(',\n')}\n}}}\n`,
);
