import { expect, test } from 'vitest';
import { afterSending, afterStep, elsewhere, loadStep } from './load-step.ts';
import type { ActivationPage } from './step-page.ts';

const to = (page: object, because?: string) => elsewhere(page as ActivationPage, 'A1', because);

test('redirects from an unreachable step to the reachable one, with the reason (JOURNEY-3)', () => {
  expect(to({ kind: 'elsewhere', step: 'sim' })).toBe('/activation/A1/sim');
  expect(to({ kind: 'elsewhere', step: 'checklist' }, 'changed')).toBe('/activation/A1?checklist=1&because=changed');
});

test('redirects from a sent activation to its result', () => {
  expect(to({ kind: 'under-way', operation: { id: 'o-1', kind: 'activate' } })).toBe('/activation/A1/result?of=o-1');
  expect(to({ kind: 'under-way', operation: { id: 'o-1', kind: 'sim-kit' } })).toBe('/activation/A1/kit/o-1');
});

test.each([
  ['activating', '/activation/A1/result'],
  ['active', '/activation/A1/result'],
  ['activation-failed', '/activation/A1/result'],
  ['porting', '/status/A1'],
  ['port-failed', '/status/A1'],
  ['suspended', '/post-activation-home'],
])('a line that is %s is past these steps, and leads to %s', (state, path) => {
  expect(to({ kind: 'other-state', state })).toBe(path);
});

test('goes from a saved step to the next, and returns one of an older tab with a reason (JOURNEY-5)', () => {
  const leads = (outcome: object) => afterStep('A1', 'device', outcome as never).headers.get('location');
  expect(leads({ kind: 'step', step: 'sim' })).toBe('/activation/A1/sim');
  expect(leads({ kind: 'rejected', reason: 'changed' })).toBe('/activation/A1/device?because=changed');
});

test('leads to the page of a sent activation at once: an accepted port-in has its own (SHELL-47)', () => {
  const leads = (state: string, portIn?: object) =>
    afterSending('A1', 'o-1', { kind: 'operation', operation: { state, terms: { portIn } } } as never);
  expect(leads('done', {})).toBe('/status/A1?after=o-1');
  expect([leads('done'), leads('unknown', {})]).toEqual(Array(2).fill('/activation/A1/result?of=o-1'));
});

test('returns the journey’s current page, or a redirect to it (JOURNEY-3)', async () => {
  const load = (page: object) =>
    loadStep(
      {
        request: new Request('https://portal.test/activation/A1/sim?because=changed'),
        context: { run: async () => page } as never,
        params: { lineRef: 'A1' },
      },
      'sim',
    );
  const page = { kind: 'sim' };
  expect(await load(page)).toEqual({ page, because: 'changed' });
  const led = await load({ kind: 'elsewhere', step: 'device' }).catch((thrown: Response) => thrown);
  expect((led as Response).headers.get('location')).toBe('/activation/A1/device?because=changed');
});
