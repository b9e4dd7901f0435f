import { entry, no } from '#app/ui/testing/sample.ts';
import { lockStanding, otpForm, profileModel, settingsModel, unlockForm } from '#app/ui/testing/sample-settings.ts';
import { samplePage } from '#app/ui/testing/show.tsx';
import { otpRefusals } from '#rpc/domain/account-lock.ts';
import { operationStates } from '#rpc/domain/ledger.ts';
import { ProfileView } from '../profile/profile/view.tsx';
import { NotificationsView } from '../settings/notifications/view.tsx';
import { OtpView } from '../settings/one-time-password/view.tsx';
import { SettingsView } from '../settings/settings/view.tsx';
import { UnlockView } from '../settings/unlock/view.tsx';
import type { NamedPage } from './named-page.ts';

const hour = 3_600_000;
const { now } = samplePage;

/** Profile, settings and unlocking the account, in each of their states. */
export const settingsPages: NamedPage[] = [
  ['profile', <ProfileView profile={profileModel()} />],
  ['profile, empty', <ProfileView profile={{}} />],
  ['settings', <SettingsView settings={settingsModel()} />],
  ['settings, locked', <SettingsView settings={settingsModel({ lock: lockStanding({ isLocked: true }) })} />],
  [
    'settings, secondary',
    <SettingsView settings={settingsModel({ lock: lockStanding({ decision: no('secondary') }) })} />,
  ],
  ['settings, fraud', <SettingsView settings={settingsModel({ lock: lockStanding({ decision: no('fraud') }) })} />],
  ...(['account-lock', 'account-unlock'] as const).flatMap((kind) =>
    operationStates.map((state): NamedPage => [
      `settings, ${kind} ${state}`,
      <SettingsView settings={settingsModel({ after: entry({ summary: { kind }, state }) })} />,
    ]),
  ),
  ...otpRefusals.map((refusal): NamedPage => [
    `settings, ${refusal}`,
    <SettingsView
      settings={settingsModel({ after: entry({ summary: { kind: 'account-unlock' }, state: 'refused', refusal }) })}
    />,
  ]),
  ['notifications, off', <NotificationsView page={{ publicKey: 'key', keyId: '', alerts: undefined }} />],
  [
    'notifications, refused',
    <NotificationsView page={{ publicKey: 'key', keyId: 'k1', alerts: undefined }} isRefused />,
  ],
  ['notifications, on', <NotificationsView page={{ publicKey: 'key', keyId: '', alerts: ['sim'] }} to="/home" isNew />],
  ['unlock', <UnlockView form={unlockForm()} />],
  ['unlock, too early', <UnlockView form={unlockForm()} waitUntil={now + 12_000} />],
  ['unlock, too often', <UnlockView form={unlockForm()} waitUntil={now + hour} />],
  ['unlock, not locked', <UnlockView form={unlockForm({ decision: no('not-locked') })} />],
  ['one-time password', <OtpView form={otpForm()} />],
  ['one-time password, wrong', <OtpView form={otpForm()} again={{ error: { otp: ['123'] } }} />],
  ['one-time password, too early', <OtpView form={otpForm()} wait={{ until: now + 12_000, used: false }} />],
  ['one-time password, tries used', <OtpView form={otpForm()} wait={{ until: now, used: true }} />],
  ['one-time password, used for an hour', <OtpView form={otpForm()} wait={{ until: now + hour, used: true }} />],
  ['one-time password, not locked', <OtpView form={otpForm({ decision: no('not-locked') })} />],
  ...operationStates.map((state): NamedPage => [
    `one-time password, email ${state}`,
    <OtpView form={otpForm({ code: entry({ summary: { kind: 'unlock-code' }, state }) })} />,
  ]),
];
