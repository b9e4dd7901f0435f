import type { LostLine, LostPhone } from '#app/screens/support/lost-phone-steps/intent.ts';
import { lockStanding } from './sample-settings.ts';
import { marco, yes } from './sample.ts';

export function lostLine(overrides: Partial<LostLine> = {}): LostLine {
  return {
    line: marco,
    data: 'on',
    pause: yes,
    operationId: 'operation-1',
    esim: false,
    order: yes,
    isOrdering: false,
    ...overrides,
  };
}

export function lostPhone(overrides: Partial<LostPhone> = {}): LostPhone {
  return {
    lines: [lostLine()],
    lock: lockStanding(),
    lockId: 'operation-2',
    secureId: 'operation-3',
    otherSignIns: 2,
    ...overrides,
  };
}
