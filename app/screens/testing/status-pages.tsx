import { entryOf, entryOn } from '#app/ui/testing/sample-bills.ts';
import { esimCard } from '#app/ui/testing/sample-orders.ts';
import { esimSetupPage, fixView, lineStatusPage, otherView, portingSteps } from '#app/ui/testing/sample-status.ts';
import { marco, no } from '#app/ui/testing/sample.ts';
import { portProblems } from '#rpc/domain/line-status.ts';
import { ActivateEsimView } from '../esim/activate/view.tsx';
import { KitView } from '../esim/kit/view.tsx';
import { noSetupMessages } from '../esim/none/copy.ts';
import { EsimSetupView } from '../esim/setup/view.tsx';
import { LineStatusView } from '../status/line/view.tsx';
import { noStatusMessages } from '../status/none/copy.ts';
import { NoLineView } from '../status/none/view.tsx';
import { operationStates } from '#rpc/domain/ledger.ts';
import { type NamedPage, refusals } from './named-page.ts';

const third = { ref: 'ref-3', occurrence: 3 };
const refused = refusals(['fraud', 'sim-swap']);
const kit = { line: marco, operationId: 'operation-000001' };

/** `/status`, `/steps` and `/activate-esim`, in each of their states. */
export const statusPages: NamedPage[] = [
  ['status, none', <NoLineView words={noStatusMessages} />],
  ['status, activating', <LineStatusView page={lineStatusPage({ kind: 'activating', isLong: true })} />],
  [
    'status, porting',
    <LineStatusView
      page={lineStatusPage(
        { kind: 'porting', isLong: true, number: '5550108890', steps: portingSteps },
        { others: [third], after: entryOn('/status/:lineRef', { state: 'done' }) },
      )}
    />,
  ],
  ...portProblems.map((problem): NamedPage => [
    `status, ${problem}`,
    <LineStatusView
      page={lineStatusPage(fixView({ problem }))}
      again={{ error: { value: ['123'] }, initialValue: { problem } }}
    />,
  ]),
  ...operationStates.map((state): NamedPage => [
    `status, correction ${state}`,
    <LineStatusView
      page={lineStatusPage(fixView({ isSending: state === 'unknown' }), {
        after: entryOn('/status/:lineRef', { state }),
      })}
    />,
  ]),
  ...refused.map((reason): NamedPage => [
    `status, ${reason}`,
    <LineStatusView page={lineStatusPage(fixView({ decision: no(reason) }))} />,
  ]),
  ...[true, false].flatMap((isPort): NamedPage[] => [
    [`status, care, port ${isPort}`, <LineStatusView page={lineStatusPage({ kind: 'care', isPort })} />],
    [
      `status, active, port ${isPort}`,
      <LineStatusView
        page={lineStatusPage({
          kind: 'active',
          isPort,
          setupLeft: isPort,
          esim: isPort,
          steps: isPort ? portingSteps : [],
        })}
      />,
    ],
  ]),
  ...(['not-activated', 'suspended', 'disconnected', 'unclear', 'disabled'] as const).map((state): NamedPage => [
    `status, ${state}`,
    <LineStatusView page={lineStatusPage(otherView(state))} />,
  ]),
  ['eSIM setup, none', <NoLineView words={noSetupMessages} />],
  ['eSIM setup', <EsimSetupView page={esimSetupPage()} />],
  ['eSIM setup, Android', <EsimSetupView page={esimSetupPage({ system: 'android', isOnPhone: true })} />],
  ['eSIM setup, unticked', <EsimSetupView page={esimSetupPage()} again={{ error: { completed: ['123'] } }} />],
  ['eSIM setup, sign in again', <EsimSetupView page={esimSetupPage({ code: { kind: 'sign-in-again' } })} />],
  ['eSIM setup, no code', <EsimSetupView page={esimSetupPage({ code: { kind: 'missing' } })} />],
  ...operationStates.flatMap((state) =>
    (['esim-setup', 'esim-kit'] as const).map((kind): NamedPage => [
      `eSIM setup, ${kind} ${state}`,
      <EsimSetupView page={esimSetupPage({ after: entryOf({ kind }, { state }) })} />,
    ]),
  ),
  ...refused.flatMap((reason): NamedPage[] => [
    [`eSIM setup, ${reason}`, <EsimSetupView page={esimSetupPage({ decision: no(reason) })} />],
    [`eSIM kit, ${reason}`, <KitView form={{ ...kit, decision: no(reason) }} />],
  ]),
  ['eSIM setup, done', <EsimSetupView page={{ kind: 'done', line: marco }} />],
  ['eSIM setup, SIM card', <EsimSetupView page={{ kind: 'sim', line: marco }} />],
  ['eSIM setup, not active', <EsimSetupView page={{ kind: 'not-active', line: marco, state: 'activating' }} />],
  ['eSIM kit', <KitView form={{ ...kit, decision: { allowed: true } }} />],
  ['eSIM kit, set up already', <KitView form={{ ...kit, decision: no('does-not-apply') }} />],
  ['eSIM card', <ActivateEsimView page={{ kind: 'card', card: esimCard(), others: [third] }} />],
  ['eSIM card, none', <ActivateEsimView page={{ kind: 'none' }} />],
  ...[true, false].map((esim): NamedPage => [
    `eSIM card, eSIM ${esim}`,
    <ActivateEsimView page={{ kind: 'other', line: marco, state: 'active', esim }} />,
  ]),
];
