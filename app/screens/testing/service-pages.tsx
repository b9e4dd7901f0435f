import { entryOf } from '#app/ui/testing/sample-bills.ts';
import {
  dana,
  enableForm,
  ratesModel,
  serviceLine,
  serviceModel,
  serviceUsage,
} from '#app/ui/testing/sample-services.ts';
import { unread } from '#app/ui/testing/read.ts';
import { no } from '#app/ui/testing/sample.ts';
import { ServiceCardsView } from '../services/cards/view.tsx';
import { ServiceView } from '../services/detail/view.tsx';
import { EnableView } from '../services/enable/view.tsx';
import { RatesView } from '../services/rates/view.tsx';
import { operationStates } from '#rpc/domain/ledger.ts';
import { type NamedPage, refusals } from './named-page.ts';

const change = { kind: 'service', service: 'IR', enable: true } as const;
const everyLine = [
  dana,
  serviceLine(),
  serviceLine({ ref: 'ref-3', changing: true, decision: no('service-changing') }),
  serviceLine({ ref: 'ref-4', decision: no('service-closed') }),
  serviceLine({ ref: 'ref-5', enabled: unread }),
  serviceLine({ ref: 'ref-6', disconnected: { byRequest: true } }),
];

/** Services, in each of their states. */
export const servicePages: NamedPage[] = [
  [
    'services',
    <ServiceCardsView
      model={{
        cards: [
          { service: 'IR', offered: true },
          { service: 'ILD', offered: false },
          { service: 'DR', offered: false },
        ],
        disabled: 'account',
        letsTalk: true,
      }}
    />,
  ],
  ['service', <ServiceView model={serviceModel({ lines: everyLine, usage: serviceUsage(), letsTalk: true })} />],
  ['service, countries not told', <ServiceView model={serviceModel({ countries: unread, disabled: 'account' })} />],
  ['service, no lines', <ServiceView model={serviceModel({ lines: [] })} />],
  [
    'service, nothing used',
    <ServiceView model={serviceModel({ usage: serviceUsage({ use: {}, next: '2026-12-03' }) })} />,
  ],
  ['service, usage not told', <ServiceView model={serviceModel({ usage: serviceUsage({ use: undefined }) })} />],
  [
    'calls, usage',
    <ServiceView
      model={serviceModel({
        service: 'ILD',
        usage: serviceUsage({ use: { calls: [{ country: 'Portugal', minutes: 18 }] } }),
      })}
    />,
  ],
  [
    'domestic roaming',
    <ServiceView model={serviceModel({ service: 'DR', rates: { data: 250, dataUnit: '1 GB', voice: 0 } })} />,
  ],
  ...operationStates.map((state): NamedPage => [
    `service, ${state}`,
    <ServiceView model={serviceModel({ after: entryOf(change, { state, refusal: 'absent' }) })} />,
  ]),
  ...['unavailable', 'suspended', 'outOfStep', 'needsCare', 'failed'].map((refusal): NamedPage => [
    `service, refused: ${refusal}`,
    <ServiceView model={serviceModel({ after: entryOf(change, { state: 'refused', refusal }) })} />,
  ]),
  ...(['IR', 'ILD', 'DR'] as const).map((service): NamedPage => [
    `service terms: ${service}`,
    <EnableView form={enableForm({ service })} />,
  ]),
  ['service terms, unavailable', <EnableView form={enableForm({ unavailable: true })} />],
  ...refusals(['fraud', 'suspended']).map((reason): NamedPage => [
    `service terms, ${reason}`,
    <EnableView form={enableForm({ decision: no(reason) })} />,
  ]),
  ['rates', <RatesView rates={ratesModel({ country: undefined })} unchosen />],
  ['rates of a country', <RatesView rates={ratesModel()} />],
  ['rates of calls', <RatesView rates={ratesModel({ service: 'ILD', country: { code: 'PT', name: 'Portugal' } })} />],
  ['rates, not told', <RatesView rates={ratesModel({ countries: undefined, country: undefined })} />],
];
