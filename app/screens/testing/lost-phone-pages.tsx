import { lostLine, lostPhone } from '#app/ui/testing/sample-lost-phone.ts';
import { lockStanding } from '#app/ui/testing/sample-settings.ts';
import { entry, no } from '#app/ui/testing/sample.ts';
import { operationStates } from '#rpc/domain/ledger.ts';
import { LostPhoneStepsView } from '../support/lost-phone-steps/view.tsx';
import type { NamedPage } from './named-page.ts';

const second = { ref: 'ref-3', occurrence: 3 };

/** The steps of a lost phone, in each of their states. */
export const lostPhonePages: NamedPage[] = [
  ['lost phone, steps', <LostPhoneStepsView page={lostPhone()} />],
  [
    'lost phone, steps, all taken',
    <LostPhoneStepsView
      page={lostPhone({
        lines: [
          lostLine({ data: 'paused', onItsWay: { step: 'shipped', expectedOn: '2026-11-28' } }),
          lostLine({ line: second, data: 'paused', isOrdering: true }),
        ],
        lock: lockStanding({ isLocked: true }),
        otherSignIns: 0,
      })}
      signedOut={2}
    />,
  ],
  [
    'lost phone, steps, closed',
    <LostPhoneStepsView
      page={lostPhone({
        lines: [
          lostLine({ data: 'changing', order: no('account-locked') }),
          lostLine({ line: second, pause: no('fraud'), esim: true, order: no('does-not-apply') }),
        ],
        lock: lockStanding({ decision: no('secondary') }),
      })}
    />,
  ],
  ['lost phone, steps, nothing told', <LostPhoneStepsView page={lostPhone({ lines: undefined, lock: undefined })} />],
  ['lost phone, steps, no line', <LostPhoneStepsView page={lostPhone({ lines: [] })} />],
  ...operationStates.flatMap((state) =>
    (['account-lock', 'data-service'] as const).map((kind): NamedPage => [
      `lost phone, ${kind} ${state}`,
      <LostPhoneStepsView
        page={lostPhone({
          after: entry({ summary: kind === 'account-lock' ? { kind } : { kind, pause: true }, state }),
        })}
      />,
    ]),
  ),
];
