import { today } from '#rpc/portal-context.ts';
import type { ActionFunction, AppLoadContext } from '@remix-run/cloudflare';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demo } from '#app/brand/demo.ts';
import routes from '#app/routes.ts';
import { pageText } from '#app/screens/public/page-texts.ts';
import { intentRunner } from '#workers/portal.ts';
import { publicIntentRunner } from '#workers/public.ts';
import { fieldsOf, type FuzzAccount, fuzzAccount, numRuns, seed } from './fuzz-account.ts';
import { hostileText } from './hostile-values.ts';

type Module = { action?: ActionFunction };
const modules = import.meta.glob<Module>('../../**/route.tsx');
const sources = import.meta.glob<string>('../../**/{route.tsx,form.ts}', { query: '?raw', import: 'default' });

/** Names of fields, as the sources of a screen and of the shared forms write them. */
async function namesOf(file: string): Promise<string[]> {
  const folder = file.replace(/route\.tsx$/, '');
  const files = [`${folder}route.tsx`, `${folder}form.ts`];
  const texts = await Promise.all(files.map(async (path) => (await sources[path]?.()) ?? ''));
  const written = texts.join('\n').matchAll(/\b([a-z][A-Za-z]+)(?=\s*[:,}])/g);
  return [...new Set(['operation', 'version', 'line', ...[...written].map(([, name = '']) => name)])].slice(0, 30);
}

/** Forms as browsers send them, and as nobody does. */
function formOf(account: FuzzAccount, names: readonly string[]): fc.Arbitrary<BodyInit> {
  const text = (value: unknown) => (typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed();
  const fields = fieldsOf(account, names);
  const encoded = fields.map((input) => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(input)) form.append(name, text(value));
    return form;
  });
  const twice = encoded.map((form) => new URLSearchParams(`${form}&${form}`));
  const multipart = fc.tuple(fields, hostileText).map(([input, file]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(input)) form.append(name, text(value));
    form.append('operation', new File([file], 'a.txt'));
    return form;
  });
  const broken = fc
    .constantFrom('a=%', 'a=%E0%A4%A', '=&=&', '%00=%00', 'operation=%FF%FE', '__proto__=1', '&'.repeat(2_000))
    .map((body) => new Blob([body], { type: 'application/x-www-form-urlencoded' }));
  return fc.oneof({ weight: 5, arbitrary: encoded }, twice, multipart, broken);
}

function contextOf(account: FuzzAccount, path: string): AppLoadContext {
  const forgetActor = async () => undefined;
  const page = {
    path,
    sent: true,
    noCustomerPath: '/user',
    failedLookupIsSignIn: false,
    waiting: async () => new Response(null, { status: 202 }),
    forgetActor,
  };
  return {
    brand: demo,
    now: account.context.now(),
    today: today(account.context),
    language: 'en',
    lite: false,
    origin: 'https://portal.example.test',
    path,
    query: '',
    pageText: async (name) => pageText(name, 'en', demo),
    signedIn: true,
    signedInRecently: true,
    signedInAgain: false,
    runIntent: intentRunner(
      async () => account.context,
      page,
      () => undefined,
    ),
    runPublicIntent: publicIntentRunner(account.visitor, page.waiting),
  } as Partial<AppLoadContext> as AppLoadContext;
}

const params = ({ visit: { lineRef, issued, known } }: FuzzAccount) => ({
  lineRef,
  operationId: issued.topUp,
  billRef: known.bill,
  card: known.card,
  codeId: issued.code,
  position: '1',
  service: 'roaming',
});

/** Pages whose forms the Worker itself answers. */
const files = [...new Set(routes.map(({ file }) => file))];
const withActions = await Promise.all(
  files.map(async (file) => {
    const path = `../../${file.replace('screens/', '')}`;
    const action = (await modules[path]?.())?.action;
    return action ? [{ file, path, action }] : [];
  }),
);

describe('forms (SAFETY-41)', () => {
  test.each(withActions.flat())('$file: no input gives 5xx, or a call that its declaration refuses', async (form) => {
    const account = fuzzAccount();
    let left = 50;
    const input = formOf(account, await namesOf(form.path));
    await fc.assert(
      fc.asyncProperty(input, async (body) => {
        if ((left -= 1) < 0) {
          account.restart();
          left = 50;
        }
        const request = new Request('https://portal.example.test/a', { method: 'POST', body });
        const context = contextOf(account, '/a');
        const acting = async () => form.action({ request, context, params: params(account) });
        const answer: unknown = await acting().catch((thrown: unknown) => {
          if (thrown instanceof Response) return thrown;
          throw thrown;
        });
        const status = answer instanceof Response ? answer.status : 200;
        expect(status).toBeLessThan(500);
        expect(account.refusedCalls()).toEqual([]);
      }),
      { numRuns, seed },
    );
  });
});
