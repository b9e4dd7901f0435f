import type { ReactElement } from 'react';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { routerPage, seenRouter } from '#app/ui/testing/sample-router.ts';
import { no } from '#app/ui/testing/sample.ts';
import { operationStates } from '#rpc/domain/ledger.ts';
import type { RouterPage } from '../router/router/intent.ts';
import { AskFirst } from '../router/ask-first.tsx';
import { WifiNameView } from '../router/name/view.tsx';
import { WifiPasswordView } from '../router/password/view.tsx';
import { RouterView } from '../router/router/view.tsx';
import type { NamedPage } from './named-page.ts';

const kinds = ['router-ssid', 'router-password', 'router-reboot', 'router-reset'] as const;
const refused = ['fraud', 'primary-disabled', 'router-offline', 'router-restarting', 'router-changing'] as const;

const views: [string, (page: RouterPage) => ReactElement][] = [
  ['router', (page) => <RouterView page={page} />],
  ['router, name', (page) => <WifiNameView page={page} />],
  ['router, password', (page) => <WifiPasswordView page={page} />],
  ['router, restart', (page) => <AskFirst what="restart" page={page} />],
  ['router, reset', (page) => <AskFirst what="reset" page={page} />],
];

/** The home router and its changes, in each of their states. */
export const routerPages: NamedPage[] = [
  ...views.flatMap(([name, view]): NamedPage[] => [
    [name, view(routerPage())],
    [`${name}, none`, view(routerPage({ device: undefined }))],
    [`${name}, unknown`, view(routerPage({ device: undefined, isUnknown: true }))],
    ...refused.map((reason): NamedPage => [`${name}, ${reason}`, view(routerPage({ decision: no(reason) }))]),
  ]),
  ['router, offline', <RouterView page={routerPage({ device: seenRouter({ status: 'OFFLINE' }) })} />],
  ['router, restarting', <RouterView page={routerPage({ device: seenRouter({ status: 'RESTARTING' }) })} />],
  ...kinds.flatMap((kind) =>
    operationStates.map((state): NamedPage => [
      `router, ${kind} ${state}`,
      <RouterView page={routerPage({ after: entryOf({ kind }, { state }) })} />,
    ]),
  ),
  ...kinds.map((kind): NamedPage => [
    `router, ${kind} unseen`,
    <RouterView page={routerPage({ after: entryOf({ kind }, { state: 'refused', refusal: 'absent' }) })} />,
  ]),
  ...['open', 'same'].map((reason): NamedPage => [
    `router, ${reason}`,
    <RouterView page={routerPage()} reason={reason} />,
  ]),
  ['router, name wrong', <WifiNameView page={routerPage()} again={{ error: { ssid: ['123'] } }} />],
  [
    'router, password wrong',
    <WifiPasswordView page={routerPage()} again={{ error: { password: ['123'], again: ['456'] } }} />,
  ],
];
