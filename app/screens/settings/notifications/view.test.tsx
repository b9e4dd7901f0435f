import { describe, expect, test } from 'vitest';
import { notificationText } from '#app/copy/notification.ts';
import { languages } from '#app/copy/language.ts';
import { notificationLinkMessages } from '#app/copy/notification-link.ts';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { Pending } from '#app/ui/pending.tsx';
import { entry } from '#app/ui/testing/sample.ts';
import { settingsModel } from '#app/ui/testing/sample-settings.ts';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { alerts, notificationTopics, type Notification } from '#rpc/notification/notification.ts';
import { SettingsView } from '../settings/view.tsx';
import { notificationsMessages } from './copy.ts';
import { NotificationsView } from './view.tsx';

const copy = notificationsMessages.en;
const { tellMe, notifications } = notificationLinkMessages.en;
const page = { publicKey: 'public-key', keyId: 'k2', alerts: undefined };
const offered = { ...samplePage, path: '/status/ref', push: 'offered' } as const;

describe('pages on which somebody waits (SETTINGS-13)', () => {
  const waiting = [
    <Pending>Adding…</Pending>,
    ...(['sending', 'pending', 'unknown'] as const).map((state) => <OperationBanner entry={entry({ state })} />),
  ];

  test.each(waiting)('have one link to the notifications page, which links back', (part) => {
    const links = elements(show(part, offered), 'a').filter(({ href = '' }) => href.includes('notifications'));
    expect(links).toEqual([{ class: 'btn', href: '/settings/notifications?to=%2Fstatus%2Fref', rel: 'nofollow' }]);
  });

  test.each(waiting)('have no such link without a push key, and where notifications are on (SETTINGS-10)', (part) => {
    for (const push of [undefined, 'chosen'] as const)
      expect(words(show(part, { ...offered, push }))).not.toContain(tellMe);
  });

  test.each(['done', 'refused', 'needs-care'] as const)('have none once it is %s', (state) => {
    expect(words(show(<OperationBanner entry={entry({ state })} />, offered))).not.toContain(tellMe);
  });
});

test('links notifications from Settings only with a push key (SETTINGS-10)', () => {
  const view = <SettingsView settings={settingsModel()} />;
  expect(words(show(view, offered))).toContain(notifications);
  expect(words(show(view, offered))).toContain('90 days at most');
  expect(words(show(view))).not.toMatch(/notif/i);
});

describe('the page (SETTINGS-11)', () => {
  test('names the messages, their limits, their end, and the needs of an iPhone', () => {
    const pageText = words(show(<NotificationsView page={page} />));
    for (const text of [copy.about, copy.never, copy.until, copy.ends, copy.iphone, copy.noScript])
      expect(pageText).toContain(words(text));
  });

  test('has no button before its script runs', () => {
    const html = show(<NotificationsView page={page} />);
    expect(elements(html, '[data-push]').filter((part) => part.hidden === undefined)).toEqual([
      { 'data-push': 'script' },
    ]);
    // Neither are the boxes, which would do nothing.
    expect(elements(html, 'input[type="checkbox"]')).toHaveLength(3);
    expect(elements(html, '[data-push="ask"] input[type="checkbox"]')).toHaveLength(3);
    expect(elements(html, 'button')).toEqual([
      { type: 'submit', class: 'btn main', 'data-key': 'public-key', 'data-worker': '/push.js' },
    ]);
  });

  test('shows what was chosen, and is turned off without script', () => {
    const html = show(<NotificationsView page={{ ...page, alerts: ['unlock'] }} />);
    expect(elements(html, 'input[type=checkbox]').map(({ name, checked }) => [name, checked !== undefined])).toEqual([
      ['signIn', false],
      ['unlock', true],
      ['sim', false],
    ]);
    expect(elements(html, 'input[name=turn]').map(({ value }) => value)).toEqual(['save', 'off']);
  });
});

describe.each(languages)('in %s a message (SETTINGS-12)', (language) => {
  const to = '/home';
  const all: Notification[] = [
    ...notificationTopics.flatMap((topic) =>
      (['done', 'refused', 'care', 'not-sent', 'unsure'] as const).map((end) => ({ kind: topic, end, to })),
    ),
    { kind: 'line', end: 'done', to },
    { kind: 'line', end: 'needed', to },
    ...alerts.map((kind) => ({ kind, to })),
  ];

  test('has different words for each outcome, and neither amounts nor numbers', () => {
    const texts = all.map((message) => notificationText(language, message));
    expect(new Set(texts.map(({ title }) => title)).size).toBe(all.length);
    for (const { title, body } of texts) {
      expect(`${title} ${body}`).not.toMatch(/[\d$@%]/);
      expect(title.length).toBeLessThanOrEqual(60);
    }
  });
});
