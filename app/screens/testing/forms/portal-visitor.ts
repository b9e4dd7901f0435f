import type { AppLoadContext } from '@remix-run/cloudflare';
import { demo } from '#app/brand/demo.ts';
import { pageText } from '#app/screens/public/page-texts.ts';
import { dayIn } from '#rpc/domain/day.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type PortalCaller, portalRouter } from '#rpc/portal-router.ts';
import type { PublicContext } from '#rpc/public/public-context.ts';
import { proceduresOf } from '#rpc/testing/procedures-of.ts';
import { signInFirst } from '#workers/load-context.ts';
import { intentRunner } from '#workers/portal.ts';
import { publicIntentRunner } from '#workers/public.ts';
import { answer } from './remix-portal.ts';

export const origin = 'https://portal.example.test';

export interface Answer {
  status: number;
  /** Empty unless it leads elsewhere. */
  location: string;
  text: string;
}

/** Somebody who opens pages and sends forms. */
export interface Visitor {
  get(path: string): Promise<Answer>;
  post(path: string, body: BodyInit): Promise<Answer>;
  ask(path: string, init: RequestInit): Promise<Answer>;
}

interface Person {
  /** Undefined for somebody who is signed out. */
  context: PortalContext | undefined;
  now: number;
  public: PublicContext;
  /** Is called right before each intent; what it throws is thrown in place of it. */
  before?: (() => void) | undefined;
}

interface Procedure {
  _def: { resolver: (asked: { ctx: PortalContext; input: unknown }) => Promise<unknown> };
}
const procedures = await proceduresOf<Procedure>(portalRouter);

/**
 * Calls the intents as loaders and actions do, without what their procedures check of an input: nobody but the portal's
 * own pages calls those, so that the functions have to hold by themselves.
 * @param before hears of each intent right before it
 */
function callerOf(ctx: PortalContext, before: () => void, path: readonly string[] = []): PortalCaller {
  return new Proxy(() => undefined, {
    get: (_, name: string) => callerOf(ctx, before, [...path, name]),
    async apply(_, __, [input]: unknown[]) {
      before();
      return procedures[path.join('.')]?._def.resolver({ ctx, input });
    },
  }) as unknown as PortalCaller;
}

/** What loaders and actions get, as the Worker makes it. */
function loadContext(person: Person, url: URL, sent: boolean): AppLoadContext {
  const { context, now, before = () => undefined } = person;
  const path = url.pathname + url.search;
  const timeZone = context?.site.timeZone ?? demo.timeZone;
  const page = {
    path,
    sent,
    noCustomerPath: '/user',
    failedLookupIsSignIn: false,
    waiting: async () => new Response(null, { status: 202 }),
    forgetActor: async () => undefined,
  };
  const portal = async () => {
    if (!context) throw signInFirst(false, path);
    return context;
  };
  const run = intentRunner(portal, page, () => undefined);
  const given: Partial<AppLoadContext> = {
    requestId: 'request-1',
    formTargets: [],
    brand: demo,
    now,
    timeZone,
    today: dayIn(now, timeZone),
    language: 'en',
    lite: false,
    origin,
    path: url.pathname,
    query: url.search,
    tokens: { page: 'token', logout: 'token' },
    signedIn: context !== undefined,
    signedInRecently: context !== undefined,
    signedInAgain: false,
    anonymous: context === undefined,
    me: async () => ({ services: false }),
    pageText: async (name) => pageText(name, 'en', demo),
    run: (intent, formPath) =>
      run((known) => {
        before();
        return intent(known);
      }, formPath),
    runIntent: (intent, formPath) => run((known) => intent(callerOf(known, before)), formPath),
    runPublicIntent: publicIntentRunner(person.public, page.waiting),
  };
  return given as AppLoadContext;
}

/** Somebody with the portal's pages before them. No redirect is followed. */
export function visitorOf(person: Person): Visitor {
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const url = new URL(path, origin);
    const response = await answer(new Request(url, init), loadContext(person, url, init.method === 'POST'));
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      text: await response.text(),
    };
  };
  return {
    ask,
    get: (path) => ask(path, { method: 'GET' }),
    post: (path, body) => ask(path, { method: 'POST', body }),
  };
}
