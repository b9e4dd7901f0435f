import type { ProfileModel } from '#app/screens/profile/profile/intent.ts';
import type { LockStanding } from '#app/screens/settings/lock-standing.ts';
import type { SettingsModel } from '#app/screens/settings/settings/intent.ts';
import type { OtpForm, UnlockForm } from '#app/screens/settings/unlock/intent.ts';
import { entry, yes } from './sample.ts';
import { sampleNow } from './sample-page.ts';

export function settingsModel(overrides: Partial<SettingsModel> = {}): SettingsModel {
  return {
    lock: lockStanding(),
    operationId: 'operation-1',
    signIns: [
      { ref: 'session-1', browser: 'firefox', os: 'linux', country: 'US', lastUsedAt: sampleNow, isCurrent: true },
      {
        ref: 'session-2',
        browser: 'safari',
        os: 'ios',
        country: 'MX',
        lastUsedAt: sampleNow - 120_000,
        isCurrent: false,
      },
      { ref: 'session-3', browser: 'other', os: 'other', lastUsedAt: sampleNow - 240_000, isCurrent: false },
    ],
    ...overrides,
  };
}

export function lockStanding(overrides: Partial<LockStanding> = {}): LockStanding {
  return { isLocked: false, decision: yes, ...overrides };
}

export function unlockForm(overrides: Partial<UnlockForm> = {}): UnlockForm {
  return { decision: yes, emailId: 'dana@example.test', operationId: 'operation-1', ...overrides };
}

export function otpForm(overrides: Partial<OtpForm> = {}): OtpForm {
  return {
    ...unlockForm(),
    codeId: 'code-1',
    code: entry({ summary: { kind: 'unlock-code' }, state: 'done' }),
    isOpen: true,
    resendAt: sampleNow + 12_000,
    resendId: 'operation-2',
    ...overrides,
  };
}

export function profileModel(overrides: Partial<ProfileModel> = {}): ProfileModel {
  return {
    firstName: 'Dana',
    lastName: 'Reyes',
    accountNumber: '8001234567',
    email: 'dana@example.test',
    address: {
      line1: '12 Harbor Street',
      line2: 'Apt 4',
      city: 'Burlington',
      state: 'MA',
      country: 'USA',
      zip: '01803',
    },
    ...overrides,
  };
}
