import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ServiceStatus } from '#contracts/service/vocabulary.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { accountOf, contextOf, refOf, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { operationOf } from '#rpc/testing/sent-operation.ts';
import { setService } from '../set-service.ts';
import { loadServiceDetail } from '../detail/intent.ts';
import { loadServices } from '../cards/intent.ts';

const on = {
  SERVICE_TAB: 'ENABLE',
  IS_IR_ENABLED: 'ENABLE',
  IS_ILD_ENABLED: 'ENABLE',
  IS_DR_ENABLED: 'ENABLE',
};
export const country = {
  countryName: 'Portugal',
  countryCode: 'PT',
  status: 1,
  ildStatus: 1,
  pricePerPulse: 500,
  voiceOut: 25,
};
export const cuba = { countryName: 'Cuba', countryCode: 'CU', status: 0, ildStatus: 1, ildVoiceOut: 95 };
export const active = { billStartDate: '2026-11-03', billEndDate: '2026-12-02', activationDate: '2026-09-20' };

interface Given {
  lines?: Customer[];
  actor?: Customer;
  config?: object;
  status?: ServiceStatus;
  replies?: Replies;
}

/** A visit of a person, the first line by default, with every service open. */
export function visit({ lines = [lineOf(1, active), lineOf(2)], actor, config, status = {}, replies }: Given = {}) {
  const person = actor ?? lines[0] ?? lineOf(1);
  const account = accountOf(lines, person, {
    'config.keys': reply({ ...on, ...config }),
    'service.status': reply(status),
    'roaming.countries': reply({ countriesList: [country, cuba] }),
    ...replies,
  });
  const { context } = contextOf(person, account);
  return {
    account,
    context,
    list: () => loadServices(context),
    detail: (asked: Parameters<typeof loadServiceDetail>[1]) => loadServiceDetail(context, asked),
    set: (sent: Parameters<typeof setService>[1]) => setService(context, sent),
  };
}

/** The carrier’s status of a line on which every service is off. */
export const off = { irEnabled: false, ildEnabled: false, drEnabled: false };

/** A change of a service that is under way. */
export const change = (overrides: Partial<Operation<'service'>> = {}) =>
  operationOf('service', { service: 'IR', enable: true }, { subjectId: 'line-1', state: 'pending', ...overrides });
export const lineRef = refOf('line-1');
export const after = 'operation-000001';
