import type { EsimSetup } from '#app/screens/esim/setup/intent.ts';
import type { LineState } from '#rpc/domain/line-status.ts';
import type { PortStep } from '#rpc/portal/port-step.ts';
import type { LineStatus, StatusView } from '#app/screens/status/line/intent.ts';
import { marco, yes } from './sample.ts';
import { sampleNow } from './sample-page.ts';

const minute = 60_000;

/** A port-in that the old carrier works on. */
export const portingSteps: PortStep[] = [
  { step: 'sent', state: 'done', at: sampleNow - 20 * minute },
  { step: 'waiting', state: 'current' },
  { step: 'done', state: 'next' },
];

/** A port-in that the old carrier turned down. */
export const rejectedSteps: PortStep[] = [
  { step: 'sent', state: 'done', at: sampleNow - 20 * minute },
  { step: 'waiting', state: 'done' },
  { step: 'fix', state: 'current', at: sampleNow - 5 * minute },
  { step: 'done', state: 'next' },
];

/** The page that asks for a detail again. */
export function fixView(
  overrides: Partial<Extract<StatusView, { kind: 'fix' }>> = {},
): Extract<StatusView, { kind: 'fix' }> {
  return {
    kind: 'fix',
    problem: 'account',
    number: '5550108890',
    steps: rejectedSteps,
    decision: yes,
    operationId: 'operation-000001',
    isSending: false,
    ...overrides,
  };
}

/** The page of a line on which nothing is under way. */
export function otherView(state: LineState, isNonPay = false): Extract<StatusView, { kind: 'other' }> {
  const line = { whose: 'only', occurrence: 1, state } as const;
  const decision = { allowed: false, reason: 'does-not-apply', line } as const;
  return { kind: 'other', state, isNonPay, decision, operationId: 'operation-000001' };
}

export function lineStatusPage(view: StatusView, overrides: Partial<LineStatus> = {}): LineStatus {
  return { line: marco, view, others: [], lastCheckedAt: sampleNow - 4_000, ...overrides };
}

const text = 'LPA:1$rsp.example.test$A1B2C3D4E5F60718';

/** The setup guide with its code, on a computer. */
export function esimSetupPage(overrides: Partial<EsimSetup> = {}): EsimSetup {
  return {
    kind: 'setup',
    line: marco,
    system: 'ios',
    isOnPhone: false,
    decision: yes,
    code: {
      kind: 'shown',
      code: {
        text,
        server: 'rsp.example.test',
        matchingId: 'A1B2C3D4E5F60718',
        needsConfirmation: false,
        install: {
          ios: `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${text}`,
          android: `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${text}`,
        },
      },
    },
    operationId: 'operation-000001',
    ...overrides,
  };
}
