import { shippingAddress } from '#app/ui/testing/sample-add-line.ts';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import type { Action } from '#rpc/domain/decision.ts';
import { BlockedView } from '../../activation/checklist/blocked-view.tsx';
import { ChecklistView } from '../../activation/checklist/view.tsx';
import { KitView } from '../../esim/kit/view.tsx';
import { EsimSetupView } from '../../esim/setup/view.tsx';
import { LineStatusView } from '../../status/line/view.tsx';
import { loadActivation } from '../../activation/step-page.ts';
import { beginActivation } from '../../activation/checklist/intent.ts';
import { saveName } from '../../activation/name/intent.ts';
import { checkDevice, acceptDevice } from '../../activation/device/intent.ts';
import { saveKitAddress, orderKit } from '../../activation/kit/intent.ts';
import { checkNumber, keepNumber } from '../../activation/number/intent.ts';
import { saveSim } from '../../activation/sim/intent.ts';
import { choosePayment } from '../../activation/summary/intent.ts';
import { sendActivation } from '../../activation/confirm/intent.ts';
import { loadLineStatus } from '../../status/line/intent.ts';
import { fixPort } from '../../status/line/fix.ts';
import { loadEsimSetup, finishSetup } from '../../esim/setup/intent.ts';
import { loadKitForm, resendKit } from '../../esim/kit/intent.ts';

import { type Doors, has, operationId, read, write } from './door.ts';

/** The forms of a line's activation; the account has a complete draft. */
const draftOf = (lineRef: string) => ({ lineRef, version: 'version-1' });

/** Every way to the actions of a line on its way. */
export const activationDoors = {
  'track-order': {
    buttons: [
      { on: 'home', words: 'TRACK ORDER', link: '/track-order', has: has(/^new SIM/) },
      { on: 'account', words: 'TRACK ORDER', link: '/track-order', has: has(/^new SIM/) },
    ],
  },
  activate: {
    buttons: [
      { on: 'home', words: 'ACTIVATE', link: '/activation', has: has(/^new eSIM/, /^new SIM, paid/) },
      { on: 'account', words: 'ACTIVATE', link: '/activation', has: has(/^new eSIM/, /^new SIM, paid/) },
    ],
  },
  'go-through-activation': {
    pages: [
      async ({ portal, lineRef }) => {
        const page = await loadActivation(portal, { lineRef, step: 'checklist' });
        if (page.at === 'blocked') return <BlockedView {...page} />;
        return page.at === 'checklist' ? <ChecklistView page={page} /> : undefined;
      },
    ],
    requests: [
      write(({ portal, lineRef }) => beginActivation(portal, { ...draftOf(lineRef), operationId })),
      read(({ portal, lineRef }) =>
        saveName(portal, { ...draftOf(lineRef), operationId, firstName: 'ANA', lastName: 'REYES' }),
      ),
      read(({ portal, lineRef }) => checkDevice(portal, { ...draftOf(lineRef), imei: sampleImeis.compatible })),
      read(({ portal, lineRef }) => acceptDevice(portal, draftOf(lineRef))),
      read(({ portal, lineRef }) =>
        saveKitAddress(portal, { ...draftOf(lineRef), address: shippingAddress, confirmed: false }),
      ),
      // The complete draft needs no kit.
      read(({ portal, lineRef }) => orderKit(portal, { ...draftOf(lineRef), operationId, mark: 'forged' })),
      read(({ portal, lineRef }) =>
        checkNumber(portal, { ...draftOf(lineRef), number: '6175550142', carrier: 'Other' }),
      ),
      read(({ portal, lineRef }) =>
        keepNumber(portal, {
          ...draftOf(lineRef),
          otherCarrier: 'Northwind',
          accountNumber: '123456',
          pin: '4321',
          zip: '01803',
        }),
      ),
      read(({ portal, lineRef }) => saveSim(portal, { ...draftOf(lineRef), iccid: sampleIccids.valid })),
      read(({ portal, lineRef }) => choosePayment(portal, { ...draftOf(lineRef), payment: 'next-bill' })),
      write(async ({ portal, lineRef }) => {
        const page = await loadActivation(portal, { lineRef, step: 'confirm' });
        const mark = (page.at === 'confirm' && page.mark) || 'forged';
        return sendActivation(portal, { ...draftOf(lineRef), operationId, mark });
      }),
    ],
  },
  'retry-activation': {
    buttons: [
      { on: 'home', words: 'Try again', link: '/activation', has: has(/\(8\)/) },
      { on: 'account', words: 'Try again', link: '/activation', has: has(/\(8\)/) },
    ],
  },
  'fix-port': {
    pages: [
      async ({ portal, lineRef }) => {
        const page = await loadLineStatus(portal, lineRef);
        return page.view.at === 'fix' ? <LineStatusView page={page} /> : undefined;
      },
    ],
    requests: [
      write(({ portal, lineRef }) => fixPort(portal, { lineRef, operationId, problem: 'pin', value: '8842' })),
    ],
    buttons: [
      { on: 'home', words: 'Check your details', link: '/status', has: has(/failed, PIN/) },
      { on: 'account', words: 'Check your details', link: '/status', has: has(/failed, PIN/) },
    ],
  },
  'complete-esim-setup': {
    pages: [
      async ({ portal, lineRef }) => {
        const page = await loadEsimSetup(portal, { lineRef });
        return page.at === 'setup' ? <EsimSetupView page={page} /> : undefined;
      },
    ],
    requests: [write(({ portal, lineRef }) => finishSetup(portal, { lineRef, operationId }))],
    buttons: [
      { on: 'home', words: 'COMPLETE eSIM SETUP', link: '/steps', has: has(/setup left/) },
      { on: 'account', words: 'COMPLETE eSIM SETUP', link: '/steps', has: has(/setup left/) },
    ],
  },
  'get-esim': {
    pages: [async ({ portal, lineRef }) => <KitView form={await loadKitForm(portal, lineRef)} />],
    requests: [write(({ portal, lineRef }) => resendKit(portal, { lineRef, operationId }))],
  },
} satisfies Partial<Record<Action, Doors>>;
