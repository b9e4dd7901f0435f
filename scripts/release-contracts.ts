import { readFileSync, writeFileSync } from 'node:fs';
import { surface } from '#contracts/surface.ts';

// Notes what the contracts ask of backends under the newest version of their changelog.
const [, version] = /^## (\d+\.\d+\.\d+)$/m.exec(readFileSync('contracts/CHANGELOG.md', 'utf8')) ?? [];
if (!version) throw new Error('contracts/CHANGELOG.md has no version');
writeFileSync('contracts/released.json', `${JSON.stringify({ version, surface: surface() }, null, 1)}\n`);
