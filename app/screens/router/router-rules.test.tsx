import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, test } from 'vitest';
import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { routerPage, seenRouter } from '#app/ui/testing/sample-router.ts';
import { accountModel, no } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { limits } from '#rpc/domain/limit.ts';
import type { RouterPage } from './router/intent.ts';
import { AccountView } from '../account/account/view.tsx';
import { AskFirst } from './ask-first.tsx';
import { wifiNameForm } from './name/form.ts';
import { WifiNameView } from './name/view.tsx';
import { hiddenFields, wifiPasswordForm } from './password/form.ts';
import { WifiPasswordView } from './password/view.tsx';
import { routerMessages } from './router/copy.ts';
import { RouterView } from './router/view.tsx';

const router = (own: Partial<RouterPage> = {}, reason?: string) =>
  show(<RouterView page={routerPage(own)} reason={reason} />);
const changes = ['/router/name', '/router/password', '/router/restart', '/router/reset'];

test('Account leads to the router with home internet, and only then (ROUTER-1)', () => {
  const account = (hasRouter: boolean) => links(show(<AccountView account={accountModel({ hasRouter })} />));
  expect(account(true)).toContain('/router');
  expect(account(false)).not.toContain('/router');
});

describe('the router', () => {
  test('has its model and status, and leads to each change (ROUTER-2)', () => {
    expect(words(router())).toContain(
      'Status Online Wi-Fi name Home-7781 Model Lineside Home Hub 3 Serial number HH3-0042-7781 Software version 3.2.1',
    );
    expect(links(router())).toEqual(['/account', ...changes]);
  });

  test('has "--" for a value that the carrier does not return (ROUTER-2)', () => {
    const html = router({ device: seenRouter({ make: undefined, firmware: undefined }) });
    expect(words(html)).toContain('Model Home Hub 3');
    expect(words(html)).toContain('Software version --');
  });

  test('leads to no change when it is absent or could not be read (ROUTER-2)', () => {
    for (const isUnknown of [true, false])
      expect(links(router({ device: undefined, isUnknown }))[1]).not.toBe(changes[0]);
    expect(words(router({ device: undefined }))).toContain('We can’t find a router on your account.');
    expect(words(router({ device: undefined, isUnknown: true }))).toContain('We can’t show your router right now.');
  });

  test.each([
    ['OFFLINE', 'router-offline', 'Status Offline', 'Check that it’s plugged in'],
    ['RESTARTING', 'router-restarting', 'Status Restarting', 'Wait about five minutes'],
  ] as const)('is %s: has its status and help, and leads to no change (ROUTER-6)', (status, reason, shown, help) => {
    const html = router({ device: seenRouter({ status }), decision: no(reason) });
    expect(words(html)).toContain(shown);
    expect(words(html)).toContain(help);
    expect(changes.filter((change) => links(html).includes(change))).toEqual([]);
  });

  test('is shown with the notice of fraud (ROUTER-7)', () => {
    const html = router({ decision: no('fraud') });
    expect(words(html)).toContain('Let’s Talk');
    expect(words(html)).toContain('Home-7781');
  });

  test('has the reason of a form that was not sent (ROUTER-8)', () => {
    expect(words(router({}, 'open'))).toContain('We didn’t send your request');
    expect(words(router({}, 'same'))).toContain('There was nothing to change');
    expect(router({}, 'constructor')).not.toContain('class="note');
  });

  test.each(['unknown', 'refused'] as const)(
    'asks the holder to try a password whose reply was lost (%s) (ROUTER-8)',
    (state) => {
      const after = entryOf({ kind: 'router-password' }, { state, refusal: 'absent' });
      const text = words(router({ after }));
      expect(text).toContain('Try it on one device: if it works, you’re done.');
      expect(text).not.toContain(activitySummaryMessages.en.neverArrived);
      expect(text).not.toContain(activitySummaryMessages.en.unknown);
    },
  );

  test('does not claim that an unseen restart failed (ROUTER-8)', () => {
    for (const kind of ['router-reboot', 'router-reset'] as const) {
      const after = entryOf({ kind }, { state: 'refused', refusal: 'absent' });
      expect(words(router({ after }))).toContain('We can’t tell whether your router');
    }
  });

  test('ends a restart when the router is back (ROUTER-10)', () => {
    const after = entryOf({ kind: 'router-reboot' }, { state: 'done' });
    expect(words(router({ after, device: seenRouter({ status: 'RESTARTING' }) }))).toContain('is restarting.');
    expect(words(router({ after }))).toContain('Your router has restarted and is online.');
  });

  test('shows a change in progress once: it is no other change (ROUTER-6)', () => {
    const closed = { decision: no('router-changing') } as const;
    const after = entryOf({ kind: 'router-password' }, { state: 'pending' });
    expect(words(router({ ...closed, after }))).not.toContain('Another change');
    expect(words(router(closed))).toContain('Another change to your router is in progress.');
  });

  test('shows a restart once, with its duration (ROUTER-6)', () => {
    const restarting = { device: seenRouter({ status: 'RESTARTING' }), decision: no('router-restarting') } as const;
    const text = words(router({ ...restarting, after: entryOf({ kind: 'router-reboot' }, { state: 'done' }) }));
    expect(text.match(/is restarting/g)).toHaveLength(1);
    expect(text).toContain('about five minutes');
    // Another change, or a restart that was begun elsewhere, doesn't say so.
    for (const after of [undefined, entryOf({ kind: 'router-ssid' }, { state: 'done' })])
      expect(words(router({ ...restarting, after })).match(/is restarting/g)).toHaveLength(1);
  });
});

describe('the changes', () => {
  const views = [
    (page: RouterPage) => <WifiNameView page={page} />,
    (page: RouterPage) => <WifiPasswordView page={page} />,
    (page: RouterPage) => <AskFirst what="restart" page={page} />,
    (page: RouterPage) => <AskFirst what="reset" page={page} />,
  ];

  test('have the reason in place of the form while the router takes no change (ROUTER-6)', () => {
    for (const view of views) {
      const html = show(view(routerPage({ decision: no('router-offline') })));
      expect(html).not.toContain('<form');
      expect(words(html)).toContain('Your router is offline');
    }
  });

  test('have no form without a router (ROUTER-6)', () => {
    for (const view of views) expect(show(view(routerPage({ device: undefined })))).not.toContain('<form');
  });

  test.each([
    ['restart', ['Your Wi-Fi will be off for about five minutes', 'stay the same']],
    [
      'reset',
      ['The Wi-Fi name and password go back to those on the router’s label.', 'You’ll need to reconnect every device'],
    ],
  ] as const)('explain a %s before it is sent, and can be left (ROUTER-5)', (what, texts) => {
    const html = show(<AskFirst what={what} page={routerPage()} />);
    for (const text of texts) expect(words(html)).toContain(text);
    expect(links(html)).toEqual(['/router', '/router']);
    expect(elements(html, 'button')).toHaveLength(1);
  });

  test('return an empty password with the form, and no browser fills in an old one (ROUTER-4)', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ operation: 'o', password: 'harbor-street-é' }))
      form.append(name, value);
    const again = parseWithZod(form, { schema: wifiPasswordForm(routerMessages.en.password) }).reply({
      hideFields: [...hiddenFields],
    });
    const html = show(<WifiPasswordView page={routerPage()} again={again} />);
    expect(html).not.toContain('harbor');
    expect(words(html).split(routerMessages.en.password.wrong.characters)).toHaveLength(3);
    const [typed, ...others] = elements(html, 'input[name=password]');
    expect(typed).toMatchObject({ autoComplete: 'off', autoCapitalize: 'none' });
    expect([typed?.value ?? '', others]).toEqual(['', []]);
  });
});

describe('the typed values', () => {
  const name = (ssid?: string) => wifiNameForm(routerMessages.en.name).safeParse({ operation: 'o', ssid });
  const password = (typed: string) =>
    wifiPasswordForm(routerMessages.en.password).safeParse({ operation: 'o', password: typed });
  const said = ({ error }: ReturnType<typeof name> | ReturnType<typeof password>) =>
    error?.issues.map(({ message }) => message);

  test.each([
    [undefined, 'Enter a name for your Wi-Fi.'],
    ['  ', 'Enter a name for your Wi-Fi.'],
    ['x'.repeat(33), 'The name can have up to 32 characters.'],
    ['Señal', 'The name can’t have accents, emoji, or other special characters.'],
  ])('the name %j: %s (ROUTER-3)', (typed, message) => {
    expect(said(name(typed))).toEqual([message]);
  });

  test('the name loses the spaces around it, the password keeps them (ROUTER-3)', () => {
    expect(name(' Harbor ').data).toMatchObject({ ssid: 'Harbor' });
    expect(password(' harbor street ').data).toMatchObject({ password: ' harbor street ' });
  });

  test.each([
    ['', 'Enter a new password.'],
    ['1234567', 'The password must have at least 8 characters.'],
    ['x'.repeat(64), 'The password can have up to 63 characters.'],
    ['contraseña-12', 'The password can’t have accents, emoji, or other special characters.'],
  ])('the password %j: %s (ROUTER-3)', (typed, message) => {
    expect(said(password(typed))).toEqual([message]);
  });
});

test('the limits are 5 names and 5 passwords an hour, and 3 restarts and resets in all (ROUTER-9)', () => {
  const hour = 3_600_000;
  expect(limits).toMatchObject({
    'router-ssid': [{ most: 5, withinMs: hour }],
    'router-password': [{ most: 5, withinMs: hour }],
    'router-restart': [{ most: 3, withinMs: hour }],
  });
});
