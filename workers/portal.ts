import { TRPCError } from '@trpc/server';
import type { Brand } from '#app/brand/brand.ts';
import type { PortalLoadContext } from '#app/load-context.ts';
import { activityEntryPath, sessionExpiredPath, signInAgainPath, unsentPath } from '#rpc/domain/landing.ts';
import { CustomerFaultError, type Fault, FaultError, ProblemError, SlowCheckError } from '#rpc/problem.ts';
import type { PageLoad, Viewer } from '#rpc/portal-account.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { ViewerChangedError } from '#rpc/portal-reads.ts';
import { SignInAgainError } from '#rpc/portal/fresh-sign-in.ts';
import { mergeReads } from '#rpc/portal/merged-reads.ts';
import { UnreadOperationError } from '#rpc/unread-operation-error.ts';
import { carePortOf } from './care/care-port.ts';
import { accountPort } from './account/account-port.ts';
import { capabilitiesOf } from './capabilities.ts';
import { hostedPagesOf } from './origin.ts';
import { type RefusalEvent, refusalEvent, refusalResponse } from './refusal-response.ts';
import { referralTrackingOf } from './referral-tracking.ts';
import type { Env } from './env.ts';
import { accountOf, sessionOf } from './account/access.ts';
import { findActorOf, otherOriginOf, OtherPersonError } from './session/actor.ts';
import type { SessionView } from './session/session.ts';
import { proofOf } from './session/sign-in-strength.ts';
import { clock } from './clock.ts';
import type { FailedBy } from './variables.ts';

/** Thrown for a signed-in person without an account at the carrier (SIGNIN-9). */
export class NoAccountError extends Error {}

/** Thrown for a customer of another brand, who is redirected to that brand's host (SIGNIN-21). */
class OtherBrandError extends Error {
  readonly origin: string;
  constructor(origin: string) {
    super();
    this.origin = origin;
  }
}

/** The identity provider does not answer, and the token is no longer good: the session is kept (SIGNIN-22). */
class UnreachableError extends TRPCError {
  constructor() {
    super({ code: 'SERVICE_UNAVAILABLE' });
  }
}

/** The facts of a request that the context of its person needs. */
export interface PortalSite extends Pick<
  PortalContext,
  'disabledKinds' | 'consents' | 'recordEvent' | 'markReadsPending' | 'markCarrierDown' | 'isFormKept'
> {
  brand: Pick<
    Brand,
    'key' | 'timeZone' | 'pollsOrders' | 'sendsUsageDays' | 'deviceCheckSource' | 'failedLookupIsSignIn'
  >;
  origin: string;
  /** Returns the purpose of the reads, at the time of each. */
  load: () => PageLoad;
  /** Network address of the request, in the form that rate limits count. */
  address: string;
}

/**
 * The signed-in person's context for intents; looks up the customer when sign-in could not.
 * @throws NoAccountError, UnreachableError or FaultError
 */
export async function makePortalContext(
  env: Env,
  session: SessionView,
  { brand, origin, load, address, ...request }: PortalSite,
  log: PortalContext['log'],
): Promise<PortalContext> {
  let { actor, credentials } = session;
  if (!credentials) throw new UnreachableError();
  if (!actor) {
    const lookup = await findActorOf(env, session, brand.key, credentials, load()).catch(async (thrown: unknown) => {
      if (!(thrown instanceof OtherPersonError)) throw thrown;
      await sessionOf(env, session.name).end();
      throw new FaultError({ kind: 'fault', why: 'session', transactionId: '' });
    });
    if (lookup.kind === 'problem' || (lookup.kind === 'fault' && isLost(brand, lookup))) throw new NoAccountError();
    if (lookup.kind === 'fault') throw new FaultError(lookup);
    const home = otherOriginOf(env, brand.key, lookup.reply.customer.brand);
    if (home) {
      await sessionOf(env, session.name).end();
      throw new OtherBrandError(home);
    }
    actor = lookup.reply.actor;
    credentials = { ...credentials, isPrimary: actor.isPrimary };
  }
  const requester: Viewer = {
    session: session.name,
    actor: { customerId: actor.customerId, groupId: actor.groupId, email: actor.email },
    credentials,
    proof: proofOf(session, address),
  };
  const site = {
    origin,
    hostedPages: hostedPagesOf(env),
    timeZone: brand.timeZone,
    pollsOrders: brand.pollsOrders,
    sendsUsageDays: brand.sendsUsageDays,
    deviceCheckSource: brand.deviceCheckSource,
    referralTracking: referralTrackingOf(env),
  };
  const account = mergeReads(accountPort(accountOf(env, actor), load));
  const { signedInAt } = session;
  const capabilities = capabilitiesOf(env);
  const care = carePortOf(env, requester);
  return {
    viewer: requester,
    site,
    care,
    ...request,
    capabilities,
    signedInAt,
    account,
    now: clock.now,
    log,
  };
}

/** SIGNIN-26: a brand may take any failure for a customer that was not found; a session that is over stays one. */
function isLost({ failedLookupIsSignIn }: Pick<Brand, 'failedLookupIsSignIn'>, { why }: Fault): boolean {
  return failedLookupIsSignIn && why !== 'session' && why !== 'unreachable' && why !== 'slow';
}

/** Pages of a form whose operation is still in progress. */
export interface SentPage {
  /** The request submits a form. */
  sent: boolean;
  /** The page that waits for a slow carrier, with the form that was sent (HTTP-25, HTTP-26). */
  waiting: (isCheck?: boolean) => Promise<Response>;
  /** Seals the form that was sent; undefined for a page (HTTP-32). */
  keptForm: () => Promise<string | undefined>;
}

/** The request of the page whose intent runs. */
interface PageRequest extends SentPage {
  /** Path of the page with its query. */
  path: string;
  /** Path of the page for a person whose customer was not found. */
  noCustomerPath: string;
  /** A customer whom the carrier fails to return counts as not found (SIGNIN-26). */
  failedLookupIsSignIn: boolean;
  /** Logs the refusal of an intent (SAFETY-32). */
  refused?: (event: RefusalEvent) => void;
  /** Records the system whose failure prevents the page. */
  failed?: (by: FailedBy) => void;
  /** Makes the portal look up the signed-in customer again. */
  forgetActor: () => Promise<void>;
}

/** Turns what an intent throws into a redirect, 403, 404 or the error page (ERROR-2). */
export function intentRunner(
  context: () => Promise<PortalContext>,
  page: PageRequest,
  log: PortalContext['log'],
): PortalLoadContext['run'] {
  return async <T>(intent: (portal: PortalContext) => Promise<T>, formPath = page.path): Promise<T> => {
    try {
      return await intent(await context());
    } catch (thrown) {
      if (thrown instanceof ViewerChangedError) {
        await page.forgetActor();
        throw redirect(page.path);
      }
      if (thrown instanceof SignInAgainError)
        throw redirect(signInAgainPath(page.sent ? unsentPath(formPath) : page.path));
      const event = refusalEvent(thrown);
      if (event) page.refused?.(event);
      throw await pageFor(thrown, page, log);
    }
  };
}

async function pageFor(thrown: unknown, page: PageRequest, log: PortalContext['log']): Promise<unknown> {
  const { path, noCustomerPath } = page;
  if (thrown instanceof NoAccountError) return redirect(noCustomerPath);
  if (thrown instanceof OtherBrandError) return redirect(`${thrown.origin}/login?to=${encodeURIComponent(path)}`);
  if (thrown instanceof UnreachableError) {
    log('identity provider unreachable', {});
    page.failed?.('provider');
    return unread(page);
  }
  if (thrown instanceof UnreadOperationError) return redirect(activityEntryPath(thrown.operationId));
  if (thrown instanceof FaultError) return pageForFault(thrown, page, log);
  if (thrown instanceof ProblemError) {
    if (thrown.problem.name === 'notFound') return redirect(noCustomerPath);
    log('carrier problem', { name: thrown.problem.name });
    page.failed?.('carrier');
    return unread(page);
  }
  return refusalResponse(thrown) ?? thrown;
}

function pageForFault(thrown: FaultError, page: PageRequest, log: PortalContext['log']): Response | Promise<Response> {
  const { path, sent, noCustomerPath } = page;
  const { why, endpoint = '', status = 0, transactionId, message } = thrown.fault;
  if (why === 'session') return redirect(sessionExpiredPath(path, sent));
  if (why === 'slow') return page.waiting(sent && thrown instanceof SlowCheckError);
  log('carrier fault', { why, endpoint, status, transactionId });
  // A fault of kind `input` sent nothing, so no system has failed.
  if (why !== 'input') page.failed?.(why === 'unreachable' ? 'provider' : 'carrier');
  if (thrown instanceof CustomerFaultError && isLost(page, thrown.fault))
    return redirect(`${noCustomerPath}&to=${encodeURIComponent(path)}`);
  return unread(page, why === 'down' ? message : undefined);
}

/**
 * Returns the response for a page or form whose reads the carrier did not answer. A form sends nothing then (MONEY-6),
 * and is kept to be sent again (HTTP-32).
 */
export async function unread({ sent, keptForm }: SentPage, down?: string): Promise<Response> {
  return Response.json({ down, unsent: sent, form: await keptForm() }, { status: 503 });
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}
