import {
  activationResult,
  checklistPage,
  confirmPage,
  devicePage,
  esimPage,
  kitCharges,
  kitPage,
  monthNow,
  namePage,
  numberPage,
  pixel,
  portIn,
  simPage,
  summaryPage,
} from '#app/ui/testing/sample-activation.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import type { ActivationOutcome } from '../activation/result/activation-outcome.ts';
import { BlockedView } from '../activation/checklist/blocked-view.tsx';
import { ChecklistView } from '../activation/checklist/view.tsx';
import { ConfirmView } from '../activation/confirm/view.tsx';
import { DeviceView } from '../activation/device/view.tsx';
import { KitView } from '../activation/kit/view.tsx';
import { UserDetailsView } from '../activation/name/view.tsx';
import { NumberView } from '../activation/number/view.tsx';
import { ActivationResultView } from '../activation/result/view.tsx';
import { SimView } from '../activation/sim/view.tsx';
import { NothingToActivate } from '../activation/start/view.tsx';
import { SummaryView } from '../activation/summary/view.tsx';
import { known, unread } from '#app/ui/testing/read.ts';
import { sampleNow } from '#app/ui/testing/show.tsx';
import type { NamedPage } from './named-page.ts';

const outcomes: ActivationOutcome[] = [
  { kind: 'checking', isSaving: true },
  { kind: 'checking', isSaving: false },
  { kind: 'in-progress' },
  { kind: 'successful', isSetupLeft: true },
  { kind: 'failed' },
  { kind: 'failed', isAgain: true },
  { kind: 'refused', why: 'hold', amount: 3100 },
  { kind: 'refused', why: 'retry' },
  { kind: 'refused', why: 'downtime', leadEmail: 'ana@example.test' },
  { kind: 'refused', why: 'fiveG' },
  { kind: 'needs-care' },
];
const hold = { amount: 3100, shown: 2500, with: { kind: 'card' }, since: sampleNow } as const;
const firstMonths: FirstMonth[] = [
  { kind: 'held', hold },
  { kind: 'paid', amount: 2656, on: sampleNow, hold },
  { kind: 'unclear', what: 'payment' },
];
const without = { ...pixel, esimAvailable: false };

/** The activation of a line, in each of its states. */
export const activationPages: NamedPage[] = [
  ['activation, nothing to do', <NothingToActivate />],
  [
    'activation, blocked',
    <BlockedView line={{ ref: 'ref-2', occurrence: 2 }} why={{ reason: 'primary-not-active' }} />,
  ],
  ['activation, checklist', <ChecklistView page={checklistPage({ linesLeft: 2 })} />],
  ['activation, user details', <UserDetailsView page={namePage()} />],
  ['activation, IMEI', <DeviceView page={devicePage()} />],
  ['activation, device', <DeviceView page={devicePage({ device: pixel })} />],
  ['activation, no eSIM', <DeviceView page={devicePage({ device: without, sim: 'esim' })} />],
  [
    'activation, invalid IMEI',
    <DeviceView page={devicePage()} refused={{ imei: pixel.imei, problem: { kind: 'incompatible' } }} />,
  ],
  ['activation, kit address', <KitView page={kitPage({ hasAddress: false })} />],
  ['activation, kit charges', <KitView page={kitPage({ charges: kitCharges })} />],
  ['activation, number', <NumberView page={numberPage()} />],
  ['activation, moved number', <NumberView page={numberPage({ moving: portIn })} wanted="carrier" />],
  ['activation, port-in', <NumberView page={numberPage({ chosen: portIn, moving: portIn, portSecrets: 'gone' })} />],
  ['activation, SIM', <SimView page={simPage()} />],
  ['activation, invalid SIM', <SimView page={simPage()} invalid="8901260123456789012" />],
  ['activation, summary', <SummaryView page={summaryPage({ payNow: known(monthNow) })} />],
  ['activation, summary, amount unknown', <SummaryView page={summaryPage({ payNow: unread, chosen: 'now' })} />],
  [
    'activation, summary, paid by another',
    <SummaryView page={summaryPage({ chosen: 'now', cards: { allowed: false, reason: 'secondary' } })} />,
  ],
  [
    'activation, check, amount unknown',
    <ConfirmView page={confirmPage({ payment: { kind: 'now-unknown', month: unread }, mark: undefined })} />,
  ],
  ['activation, check', <ConfirmView page={confirmPage({ number: portIn, accountNumber: '123', hasPin: true })} />],
  [
    'activation, eSIM, choice of payment',
    <ConfirmView
      page={esimPage({ payNow: known(monthNow) }, { number: portIn, accountNumber: '123', hasPin: true })}
    />,
  ],
  ['activation, eSIM, amount unknown', <ConfirmView page={esimPage({ payNow: unread, chosen: 'now' })} />],
  ['activation, locked account', <ConfirmView page={confirmPage({ sim: 'esim', isEsimLocked: true })} />],
  ...firstMonths.map((firstMonth): NamedPage => [
    `activation, first month ${firstMonth.kind}`,
    <ConfirmView page={confirmPage({ firstMonth })} />,
  ]),
  ...outcomes.map((outcome): NamedPage => [
    `activation, ${JSON.stringify(outcome)}`,
    <ActivationResultView result={activationResult(outcome)} />,
  ]),
];
