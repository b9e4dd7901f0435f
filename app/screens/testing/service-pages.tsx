import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { dana, portugal, serviceLine, serviceModel, serviceUsage } from '#app/ui/testing/sample-services.ts';
import { unread } from '#app/ui/testing/read.ts';
import { no } from '#app/ui/testing/sample.ts';
import { ServiceCardsView } from '../services/cards/view.tsx';
import { ServiceView } from '../services/detail/view.tsx';
import { operationStates } from '#rpc/domain/ledger.ts';
import type { NamedPage } from './named-page.ts';

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
    <ServiceView
      model={serviceModel({ service, lines: [serviceLine({ isOwn: true }), serviceLine({ ref: 'ref-3' })] })}
    />,
  ]),
  [
    'service terms, unavailable',
    <ServiceView
      model={serviceModel({
        lines: [serviceLine({ unavailable: true, decision: no('service-closed') })],
        after: entryOf(change, { state: 'refused', refusal: 'unavailable' }),
      })}
    />,
  ],
  ['service, no country chosen', <ServiceView model={serviceModel()} choosing="again" />],
  ['service, rates of a country', <ServiceView model={serviceModel({ country: portugal })} />],
  [
    'service, rates of calls without a dot',
    <ServiceView model={serviceModel({ service: 'ILD', country: { code: 'ZZ', name: 'Gibraltar' } })} />,
  ],
];
