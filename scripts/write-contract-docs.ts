import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { inputTable } from '#contracts/kit/input-table.ts';
import { assumptionList, stateList } from '#contracts/pact/contract-list.ts';
import { root } from './root.ts';

const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** Writes the OpenAPI document as one HTML file, which contains its scripts and works offline. */
export function writeContractDocs(file: string): void {
  const options = ['--openapi.showExtensions', '--openapi.disableTelemetry', '--inlineBundle'];
  execFileSync(process.execPath, [redocly, 'build-docs', 'contracts/openapi.json', '--output', file, ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
}

/** Writes the provider states, the inputs with an answer of their own, and the assumptions with the gaps. */
export function writeContractLists(folder: string): void {
  writeFileSync(`${folder}/states.md`, stateList());
  writeFileSync(`${folder}/inputs.md`, inputTable());
  writeFileSync(`${folder}/assumptions.md`, assumptionList());
}

if (import.meta.main) {
  mkdirSync('build', { recursive: true });
  writeContractDocs('build/contracts.html');
  writeContractLists('build');
  console.log('build/contracts.html, build/states.md, build/inputs.md and build/assumptions.md');
}
