import { type Context, Hono } from 'hono';
import { returnPath, signInAgainPath, unsentPath } from '#rpc/domain/landing.ts';
import { hashOf } from '#rpc/domain/hash-of.ts';
import { isRecentSignIn } from '#rpc/portal/fresh-sign-in.ts';
import { accountOf, sessionOf } from '../account/access.ts';
import { addressOf } from '../gate/network-address.ts';
import { noteAct } from '../operator/guarded-act.ts';
import { noteSecurity } from '../security-log.ts';
import type { Bindings } from '../variables.ts';
import { writeCookie } from './cookie.ts';
import { hasDeviceCookie, readDeviceCookie, writeDeviceCookie } from './device-cookie.ts';
import { endDevices } from './end-devices.ts';
import { endSessionUrl } from './oidc.ts';
import { proofOf } from './sign-in-strength.ts';
import { clock } from '../clock.ts';

/** Signing out: here, everywhere, everywhere else, or on one other device. */
export const signOut = new Hono<Bindings>();

/** The fields that end more than this session; each is the path of the page with the button. */
const wider = ['everywhere', 'elsewhere', 'device'] as const;

/**
 * SIGNIN-18. With `everywhere` all sessions of the customer end, with `elsewhere` all but this one, with `device` the
 * one whose reference is `ref` (SIGNIN-24, SETTINGS-8); these need a recent sign-in.
 */
signOut.post('/logout', async (c) => {
  const form = await c.req.raw
    .clone()
    .formData()
    .catch(() => new FormData());
  const session = c.get('session');
  const which = session && wider.find((name) => form.has(name));
  const sessionName = c.get('sessionName');
  if (!session || !which) return signOutHere(c, sessionName ? [sessionName] : [], 'here');
  const page = returnPath(textOf(form.get(which))) ?? '/settings';
  if (!isRecentSignIn(session.signedInAt, clock.now())) return c.redirect(signInAgainPath(unsentPath(page)), 303);
  const all = session.actor ? await accountOf(c.env, session.actor).sessionsOf(session.actor.customerId) : [];
  const mark = await readDeviceCookie(c.req.raw, c.get('origin'), c.env.SESSION_SEAL_KEY);
  // Notifications go on in browsers whose session ended by itself (SETTINGS-15).
  const but = which === 'elsewhere' ? mark?.device : undefined;
  if (which !== 'device' && session.actor && c.env.PUSH_KEY)
    await endDevices(c, session.actor.groupId, { customerId: session.actor.customerId, but });
  if (which === 'everywhere') return signOutHere(c, [session.name, ...all], which);
  const otherNames = all.filter((name) => name !== session.name);
  const ended = which === 'elsewhere' ? otherNames : await namedBy(otherNames, textOf(form.get('ref')));
  await end(c, ended, which);
  return c.redirect(`${page}?signed-out=${ended.length}`, 303);
});

const textOf = (value: ReturnType<FormData['get']>) => (typeof value === 'string' ? value : '');

/** Returns the session with this reference, if it is among the given ones. */
async function namedBy(names: readonly string[], ref: string): Promise<string[]> {
  const refs = await Promise.all(names.map(hashOf));
  return names.filter((_, index) => refs[index] === ref);
}

async function end(c: Context<Bindings>, names: readonly string[], where: string): Promise<void> {
  const { name: ownName = c.get('sessionName'), actor } = c.get('session') ?? {};
  const otherNames = names.filter((name) => name !== ownName);
  await Promise.all([
    ...names.filter((name) => name === ownName).map((name) => sessionOf(c.env, name).end()),
    ...(actor && otherNames.length > 0 ? [accountOf(c.env, actor).endSessions({ sessions: otherNames })] : []),
  ]);
  // Logs nothing for a form that ended no session, however often it is sent (SAFETY-57).
  if (where !== 'here' && names.length === 0) return;
  if (where !== 'here') c.executionCtx.waitUntil(noteSignOut(c, where));
  await noteSecurity(c, 'signed out', { where, sessions: names.length });
}

/** Signing out more than this browser is guarded (SIGNIN-24, SAFETY-57). */
async function noteSignOut(c: Context<Bindings>, where: string): Promise<void> {
  const session = c.get('session');
  if (!session?.actor) return;
  const { groupId, customerId } = session.actor;
  const proof = proofOf(session, addressOf(c.req.raw.headers));
  // The log stays for good: one person must not fill it by signing in and out.
  if ((await accountOf(c.env, { groupId }).count({ actor: session.actor }, 'sign-outs')) !== undefined) return;
  const act = { groupId, customerId, what: `sign out ${where}`, result: 'done', proof };
  await noteAct(c.env, act).catch(() => noteSecurity(c, 'failure swallowed', { what: 'noting a guarded act' }));
}

/** Ends sessions with this browser's, and redirects to the provider. */
async function signOutHere(c: Context<Bindings>, names: readonly string[], where: string): Promise<Response> {
  await end(c, [...new Set(names)], where);
  const [origin, keys] = [c.get('origin'), c.env.SESSION_SEAL_KEY];
  const mark = await readDeviceCookie(c.req.raw, origin, keys);
  if (mark) await endDevices(c, mark.group, { id: mark.device });
  // The provider may be out of reach; the person is signed out here all the same.
  const url = await endSessionUrl(c.env, c.get('origin')).catch(async () => {
    await noteSecurity(c, 'failure swallowed', { what: 'end of session at the provider' });
    return new URL('/mobile-login', c.get('origin'));
  });
  // Pages that the back button would show again go with the cache (SAFETY-31).
  const headers = new Headers({ location: url.href, 'clear-site-data': '"cache"' });
  headers.append('set-cookie', writeCookie(origin, ''));
  if (hasDeviceCookie(c.req.raw, origin)) headers.append('set-cookie', await writeDeviceCookie(origin, keys));
  return new Response(null, { status: 303, headers });
}
