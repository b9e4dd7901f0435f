import { expect, test } from 'vitest';
import { activationResult } from '#app/ui/testing/sample-activation.ts';
import type { ActivationResult, NoOutcome } from './activation-outcome.ts';
import { loader } from './route.tsx';

/** Where the page of a result leads instead of being shown. */
async function leadsTo(result: ActivationResult | NoOutcome): Promise<string | undefined> {
  const request = new Request('https://portal.test/activation/ref-2/result?of=o-1');
  const context = { run: async () => result, language: 'en' } as never;
  const asked = { request, context, params: { lineRef: 'ref-2' } };
  const loaded = await loader(asked).catch((thrown: Response) => thrown);
  return loaded instanceof Response ? (loaded.headers.get('location') ?? undefined) : undefined;
}
const of = { operationId: 'o-1' };

test.each<[string, ActivationResult | NoOutcome, string | undefined]>([
  ['in progress', activationResult({ kind: 'in-progress' }, of), undefined],
  [
    'a port-in (ACTIVATE-28)',
    { ...activationResult({ kind: 'in-progress' }, of), isPort: true },
    '/status/ref-1?after=o-1',
  ],
  [
    'a line in another status (ACTIVATE-44)',
    { line: { ref: 'ref-1', occurrence: 1 }, ...of },
    '/status/ref-1?after=o-1',
  ],
])('%s has its page', async (_, result, path) => {
  expect(await leadsTo(result)).toBe(path);
});
