import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import portal from '../../package.json' with { type: 'json' };
import { endpointsMeant } from '../pact/endpoint-choice.ts';
import released from '../released.json' with { type: 'json' };
import { changesOf } from './changes.ts';

const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
const majorOf = (version: string) => Number(version.split('.')[0]);

it('returns the changes of one call by version, with those of all calls (HTTP-38)', () => {
  const sample =
    '# Changes\n\n## 2.0.0 (next)\n\n- `*`: Signs\n  more.\n- `topup.*`, `tax.usa`: Costs.\n- `card.list`: Shows.\n\n' +
    '## 1.1.0 (2026-01-01)\n\n- `card.list`: Sorts.\n\n## 1.0.0 (2025-01-01)\n\n- `topup.pulse`: Begins.\n';
  expect(changesOf(sample, 'topup.pulse')).toBe(
    '## 2.0.0 (next)\n- `*`: Signs\n  more.\n- `topup.*`, `tax.usa`: Costs.\n\n## 1.0.0 (2025-01-01)\n- `topup.pulse`: Begins.',
  );
});

it('has a date for each released version, and calls that exist at the beginning of each line (HTTP-38)', () => {
  const headings = changelog.match(/^## \d.*$/gm) ?? [];
  expect(headings.filter((text) => !/^## \d+\.\d+\.\d+ \((next|\d{4}-\d\d-\d\d)\)$/.test(text))).toEqual([]);
  const lines = changelog.match(/^- .*$/gm) ?? [];
  const calls = lines.map((line) => /^- (`[\w.*]+`(?:, `[\w.*]+`)*): \S/.exec(line)?.[1] ?? expect.fail(line));
  for (const call of calls.flatMap((text) => text.replaceAll('`', '').split(', ')))
    expect(endpointsMeant([call]).length).toBeGreaterThan(0);
});

it('raises the major version once before the portal is 1.0, in the next version (HTTP-38)', () => {
  expect(portal.version).toMatch(/^0\./);
  expect([...changelog.matchAll(/^## (\d+)\.\d+\.\d+ \(next\)$/gm)].map(([, major]) => Number(major))).toEqual([
    majorOf(released.version) + 1,
  ]);
});
