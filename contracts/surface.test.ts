import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakingChanges, type Surface, surface } from './surface.ts';

const released = JSON.parse(readFileSync(new URL('released.json', import.meta.url), 'utf8')) as {
  version: string;
  surface: Surface;
};
const changelog = readFileSync(new URL('CHANGELOG.md', import.meta.url), 'utf8');
const [, version = '', section = ''] = /^## (\d+\.\d+\.\d+)\n([^]*?)(?=^## |$(?![^]))/m.exec(changelog) ?? [];
const major = (text: string) => Number(text.split('.')[0]);

describe('a breaking change of the contracts', () => {
  it('has a line in CHANGELOG.md under a raised major version (then run scripts/release-contracts.ts)', () => {
    const breaking = breakingChanges(released.surface, surface());
    const untold = breaking.filter(({ id }) => major(version) <= major(released.version) || !section.includes(id));
    expect(untold).toEqual([]);
  });

  const before: Surface = {
    'topup.pulse': {
      call: 'GET auth/topup/pulse',
      input: { zip: 'string' },
      reply: { pulse: 'number', note: 'string ?' },
      problems: { downtime: '40245' },
    },
  };
  const after = (change: object): Surface => ({ 'topup.pulse': { ...before['topup.pulse'], ...change } as never });

  it.each([
    ['another path', { call: 'GET auth/pulse' }],
    ['another input', { input: { zip: 'string', day: 'string ?' } }],
    ['a field that the reply did not have', { reply: { ...before['topup.pulse']?.reply, pulseCost: 'number' } }],
    ['a field that was optional', { reply: { pulse: 'number', note: 'string' } }],
    ['another type', { reply: { pulse: 'string', note: 'string ?' } }],
    ['another code', { problems: { downtime: '40246' } }],
  ])('is %s', (_, change) => {
    expect(breakingChanges(before, after(change))).toMatchObject([{ id: 'topup.pulse' }]);
  });

  it.each([
    ['an input less', { input: {} }],
    ['a field that may be absent', { reply: { pulse: 'number', note: 'string ?', tip: 'string ?' } }],
    ['a field that may be absent now', { reply: { pulse: 'number ?', note: 'string ?' } }],
    ['a field less', { reply: { pulse: 'number' } }],
  ])('is not %s', (_, change) => {
    expect(breakingChanges(before, after(change))).toEqual([]);
  });

  it('is neither a new call nor one that is no longer made', () => {
    expect(breakingChanges(before, {})).toEqual([]);
    expect(breakingChanges({}, before)).toEqual([]);
  });
});
