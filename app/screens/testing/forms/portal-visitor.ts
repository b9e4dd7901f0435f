import type { AppLoadContext } from '@remix-run/cloudflare';
import { demo } from '#app/brand/testing/brands.ts';
import type { Language } from '#app/copy/language.ts';
import { pageText } from '#app/screens/public/page-texts.ts';
import { dayIn } from '#rpc/domain/day.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { PublicContext } from '#rpc/public/public-context.ts';
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
  /** Is called right before each intent; its error is thrown in place of the intent. */
  before?: (() => void) | undefined;
  /** Gets the result of each intent: the model of the page. */
  onModel?: (model: unknown) => void;
  language?: Language;
  /** Changes the context of loaders and actions. */
  contextOf?: (context: AppLoadContext) => AppLoadContext;
}

/** Returns the context of loaders and actions, as the Worker makes it. */
function loadContext(person: Person, url: URL, sent: boolean): AppLoadContext {
  const { context, now, before = () => undefined, onModel = () => undefined, language = 'en' } = person;
  const path = url.pathname + url.search;
  const timeZone = context?.site.timeZone ?? demo.timeZone;
  const page = {
    path,
    sent,
    noCustomerPath: '/user',
    failedLookupIsSignIn: false,
    waiting: async (isCheck?: boolean) =>
      Response.json({ form: sent ? 'sealed' : undefined, isCheck }, { status: 202 }),
    keptForm: async () => (sent ? 'sealed' : undefined),
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
    language,
    lite: false,
    origin,
    path: url.pathname,
    query: url.search,
    tokens: { page: 'token', logout: 'token' },
    capabilities: context?.capabilities,
    signedIn: context !== undefined,
    signedInRecently: context !== undefined,
    signedInAgain: false,
    deviceCookie: async () => 'lineside-push=sealed',
    anonymous: context === undefined,
    me: async () => ({ services: false }),
    pageText: async (name) => pageText(name, language, demo),
    run: (intent, formPath) =>
      run(async (known) => {
        before();
        const model = await intent(known);
        onModel(model);
        return model;
      }, formPath),
    runPublicIntent: publicIntentRunner(person.public, page),
  };
  return given as AppLoadContext;
}

/** Somebody with the portal's pages before them. No redirect is followed. */
export function visitorOf(person: Person): Visitor {
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const url = new URL(path, origin);
    const context = loadContext(person, url, init.method === 'POST');
    const response = await answer(new Request(url, init), person.contextOf?.(context) ?? context);
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
