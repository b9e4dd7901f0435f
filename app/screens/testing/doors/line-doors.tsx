import { shippingAddress } from '#app/ui/testing/sample-add-line.ts';
import type { Action } from '#rpc/domain/decision.ts';
import { PauseDataView } from '../../account/pause-data/view.tsx';
import { ReviewView } from '../../add-data/review/view.tsx';
import { SelectView } from '../../add-data/select/view.tsx';
import { AutoTopUpView } from '../../bills/auto-top-up/view.tsx';
import { ReviewView as ChangePlanReviewView } from '../../change-plan/review/view.tsx';
import { SelectView as ChangePlanSelectView } from '../../change-plan/select/view.tsx';
import { renameForm, sendName } from '../../edit-name/intent.ts';
import { EditNameView } from '../../edit-name/form/view.tsx';
import { EnableView } from '../../services/enable/view.tsx';
import { ServiceView } from '../../services/detail/view.tsx';
import { ReorderView } from '../../track-order/reorder/view.tsx';
import { loadTopUpForm } from '../../add-data/intent.ts';
import { confirmTopUp, loadTopUpReview } from '../../add-data/review/intent.ts';
import { loadDataServiceForm, setDataService } from '#rpc/portal/data-service.ts';
import { changePlanForm } from '../../change-plan/select/intent.ts';
import { changePlanReview, confirmPlanChange } from '../../change-plan/review/intent.ts';
import { loadAutoTopUp, setAutoTopUp } from '../../bills/auto-top-up/intent.ts';
import { loadReorderForm, reorder } from '#rpc/portal/order/reorder.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { enableForm, setService } from '../../services/enable/intent.ts';
import { loadServiceDetail } from '../../services/detail/intent.ts';

import { type Doors, inService, operationId, read, write } from './door.ts';

/** Every way to the actions of a line in service. */
export const lineDoors = {
  see: {
    requests: [
      read(({ portal, lineRef }) => renameForm(portal, lineRef)),
      read(({ portal, lineRef }) => loadTopUpForm(portal, lineRef)),
      read(({ portal, lineRef }) => loadDataServiceForm(portal, lineRef)),
      read(({ portal, lineRef }) => changePlanForm(portal, lineRef)),
    ],
  },
  'add-data': {
    pages: [
      async ({ portal, lineRef }) => <SelectView form={await loadTopUpForm(portal, lineRef)} />,
      async ({ portal, lineRef }) => {
        const page = await loadTopUpReview(portal, { lineRef, operationId: newOperationId(), gigabytes: 2 });
        return page.kind === 'review' ? <ReviewView review={page.review} /> : undefined;
      },
    ],
    requests: [
      write(async ({ portal, lineRef }) => {
        const choice = { lineRef, operationId: newOperationId(), gigabytes: 2 };
        const page = await loadTopUpReview(portal, choice);
        return confirmTopUp(portal, { ...choice, quoteHash: page.kind === 'review' ? page.review.quoteHash : '' });
      }),
    ],
    buttons: [{ on: 'home', words: 'Add Data', link: '/add-data/', has: inService }],
  },
  'data-service': {
    pages: [async ({ portal, lineRef }) => <PauseDataView form={await loadDataServiceForm(portal, lineRef)} />],
    requests: [write(({ portal, lineRef }) => setDataService(portal, { lineRef, operationId, pause: true }))],
    buttons: [{ on: 'account', words: 'Pause data', link: '/account/', has: inService }],
  },
  'change-plan': {
    pages: [
      async ({ portal, lineRef }) => <ChangePlanSelectView form={await changePlanForm(portal, lineRef)} />,
      async ({ portal, lineRef, known: { planId } }) => {
        const page = await changePlanReview(portal, { lineRef, operationId: newOperationId(), planId });
        return page.kind === 'review' ? <ChangePlanReviewView review={page.review} /> : undefined;
      },
    ],
    requests: [
      write(async ({ portal, lineRef, known: { planId } }) => {
        const choice = { lineRef, operationId: newOperationId(), planId };
        const page = await changePlanReview(portal, choice);
        const quoteHash = page.kind === 'review' ? page.review.quoteHash : '';
        return confirmPlanChange(portal, { ...choice, when: 'next-cycle', quoteHash });
      }),
    ],
    buttons: [{ on: 'account', words: 'CHANGE PLAN', link: '/change-plan/', has: inService }],
  },
  rename: {
    pages: [async ({ portal, lineRef }) => <EditNameView form={await renameForm(portal, lineRef)} />],
    requests: [
      write(({ portal, lineRef }) => sendName(portal, { lineRef, operationId, firstName: 'ANA', lastName: 'REYES' })),
    ],
  },
  'auto-top-up': {
    pages: [
      async ({ portal, lineRef }) => {
        const model = await loadAutoTopUp(portal);
        const ofLine =
          'refused' in model
            ? model
            : { ...model, lines: model.lines.filter((serviceLine) => serviceLine.line.ref === lineRef) };
        // A disabled or disconnected line has no switch (LINE-5).
        if ('lines' in ofLine && ofLine.lines.length === 0) return undefined;
        return <AutoTopUpView model={ofLine} />;
      },
    ],
    requests: [
      write(({ portal, lineRef }) => setAutoTopUp(portal, { lineRef, operationId, enabled: true, charge: 1000 })),
      write(({ portal, lineRef }) => setAutoTopUp(portal, { lineRef, operationId, enabled: false })),
    ],
  },
  'reorder-sim': {
    pages: [async ({ portal, lineRef }) => <ReorderView form={await loadReorderForm(portal, lineRef)} />],
    requests: [
      write(async ({ portal, lineRef }) => {
        const { offer } = await loadReorderForm(portal, lineRef);
        const serviceCode = offer?.rates[0]?.serviceCode ?? '';
        const address = offer?.address ?? shippingAddress;
        const mark = offer?.mark ?? '';
        return reorder(portal, { lineRef, operationId, mark, serviceCode, address, confirmed: false });
      }),
    ],
  },
  'manage-services': {
    pages: [
      async ({ portal, lineRef }) => <EnableView form={await enableForm(portal, { service: 'IR', lineRef })} />,
      async ({ portal, lineRef }) => {
        const model = await loadServiceDetail(portal, { service: 'ILD' });
        const lines = model.lines.filter(({ ref, disconnected }) => ref === lineRef && !disconnected);
        // Only lines in service have a switch (SERVICE-6).
        return lines.length === 0 ? undefined : <ServiceView model={{ ...model, lines }} />;
      },
    ],
    requests: [
      write(({ portal, lineRef }) => setService(portal, { service: 'IR', lineRef, operationId, enable: true })),
      write(({ portal, lineRef }) => setService(portal, { service: 'ILD', lineRef, operationId, enable: false })),
    ],
  },
} satisfies Partial<Record<Action, Doors>>;
