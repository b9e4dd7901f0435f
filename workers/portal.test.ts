import { expect, test } from 'vitest';
import { ViewerChangedError } from '#rpc/portal-reads.ts';
import { demo } from '#app/brand/testing/brands.ts';
import type { Env } from './env.ts';
import { LimitError } from '#rpc/limit-error.ts';
import { UnreadOperationError } from '#rpc/unread-operation-error.ts';
import { SignInAgainError } from '#rpc/portal/fresh-sign-in.ts';
import { PayloadMismatchError } from '#rpc/portal/submit-once.ts';
import { CustomerFaultError, type Fault, FaultError, ProblemError, SlowCheckError } from '#rpc/problem.ts';
import { intentRunner, makePortalContext } from './portal.ts';
import { pageLoad } from './page-load.ts';
import type { RefusalEvent } from './refusal-response.ts';
import type { SessionView } from './session/session.ts';

const logged: string[] = [];
const refused: RefusalEvent[] = [];
const page = {
  path: '/home?lang=es',
  sent: false,
  noCustomerPath: '/user',
  failedLookupIsSignIn: false,
  waiting: async (isCheck?: boolean) => new Response(isCheck ? 'checking' : 'kept', { status: 202 }),
  keptForm: async (): Promise<string | undefined> => undefined,
  refused: (event: RefusalEvent) => void refused.push(event),
  forgetActor: async () => void logged.push('forgotten'),
};
const log = (event: string) => void logged.push(event);

/** What a page answers when its intent's context throws. */
async function answerTo(thrown: Error, more: Partial<typeof page> = {}, form?: string): Promise<Response> {
  const run = intentRunner(() => Promise.reject(thrown), { ...page, ...more }, log);
  return (await run(async () => undefined, form).catch((answer: unknown) => answer)) as Response;
}
const leadsTo = ({ headers }: Response) => headers.get('location') ?? undefined;

test('returns 503 while the identity provider is silent, and sends nobody to sign-in (SIGNIN-22)', async () => {
  const session = { name: 'session-1', csrf: 'csrf', credentials: undefined } as SessionView;
  const site = {
    brand: demo,
    origin: 'https://portal.example',
    load: pageLoad('/account', 'request-1'),
    address: '192.0.2.1',
  };
  const context = () => makePortalContext({} as Env, session, site, log);
  const run = intentRunner(context, { ...page, path: '/account' }, log);
  const thrown = await run(async () => undefined).catch((thrown: unknown) => thrown);
  expect((thrown as Response).status).toBe(503);
  expect((thrown as Response).headers.has('location')).toBe(false);
  expect(logged).toEqual(['identity provider unreachable']);
});

test('looks up a customer who is in another group now, and loads the page again (SAFETY-22)', async () => {
  logged.length = 0;
  const answer = await answerTo(new ViewerChangedError());
  expect([answer.status, leadsTo(answer), logged]).toEqual([302, '/home?lang=es', ['forgotten']]);
});

test('redirects a customer who is gone to the page of the brand (SIGNIN-26)', async () => {
  const gone = new ProblemError({ kind: 'problem', name: 'notFound', resCode: 40003, message: undefined });
  for (const noCustomerPath of ['/user', '/login?error=account'])
    expect(leadsTo(await answerTo(gone, { noCustomerPath }))).toBe(noCustomerPath);
});

test.each(['network', 'refused'] as const)(
  'a customer who is not told (%s) is at sign-in at TEMP1, and what else fails is sorry (SIGNIN-26)',
  async (why) => {
    const fault = new CustomerFaultError({ kind: 'fault', why, transactionId: '' });
    const own = { failedLookupIsSignIn: true, noCustomerPath: '/login?error=account' };
    expect(leadsTo(await answerTo(fault, own))).toBe('/login?error=account&to=%2Fhome%3Flang%3Des');
    expect((await answerTo(new FaultError(fault.fault), own)).status).toBe(503);
  },
);

test('returns the loading page for a slow read, and names a system that is down (HTTP-25, HTTP-27)', async () => {
  const led = async (fault: Pick<Fault, 'why' | 'message'>, sent = false) => {
    const keptForm = async () => (sent ? 'sealed' : undefined);
    const answer = await answerTo(new FaultError({ kind: 'fault', transactionId: '', ...fault }), { sent, keptForm });
    const text = await answer.text();
    return [answer.status, text.startsWith('{') ? JSON.parse(text) : text];
  };
  expect(await led({ why: 'slow' })).toEqual([202, 'kept']);
  const down = { why: 'down', message: 'billing.customer' } as const;
  expect(await led(down)).toEqual([503, { down: 'billing.customer', unsent: false }]);
  expect(await led({ why: 'timeout' })).toEqual([503, { unsent: false }]);
  // MONEY-6, HTTP-32: of a form that was sent, the page says that nothing was charged, and can send it again.
  expect(await led(down, true)).toEqual([503, { down: 'billing.customer', unsent: true, form: 'sealed' }]);
  const slowCheck = await answerTo(new SlowCheckError({ kind: 'fault', why: 'slow', transactionId: '' }), {
    sent: true,
  });
  expect([slowCheck.status, await slowCheck.text()]).toEqual([202, 'checking']);
});

test.each([
  ['LEDGER-23: a form that was used before', new PayloadMismatchError(), 422, '', undefined],
  [
    'SAFETY-10: too much of what is limited',
    new LimitError(1_763_800_000_000),
    429,
    '1763800000000',
    ['limit reached', { limit: 'person' }],
  ],
])('%s has a page, and security knows of it (SAFETY-32)', async (_, error, status, told, event) => {
  const answer = await answerTo(error, { path: '/edit-name/x', sent: true });
  expect([answer.status, await answer.text()]).toEqual([status, told]);
  expect(refused.splice(0)).toEqual(event ? [event] : []);
});

test('redirects a page or form of an unreadable operation to its page in Activity (LEDGER-27)', async () => {
  const answer = await answerTo(new UnreadOperationError('id-1'), { sent: true });
  expect([answer.status, leadsTo(answer)]).toEqual([302, '/activity/id-1']);
});

test('leads to sign-in for a recent one, and back to the page (SIGNIN-29)', async () => {
  const answer = await answerTo(new SignInAgainError(), { path: '/steps/x' });
  expect([answer.status, leadsTo(answer)]).toEqual([302, '/login?again=1&to=%2Fsteps%2Fx']);
});

test.each([
  ['/settings', undefined, '/settings?signed-in-again=1'],
  ['/cards/x?to=%2Fbills', '/cards/x?to=%2Fbills&expiry=0829', '/cards/x?to=%2Fbills&expiry=0829&signed-in-again=1'],
])('a form of %s comes back with what was filled in, and is said to be unsent (SIGNIN-29)', async (path, form, to) => {
  const answer = await answerTo(new SignInAgainError(), { path, sent: true }, form);
  expect(new URL(leadsTo(answer) ?? '', 'https://portal.example').searchParams.get('to')).toBe(to);
});
