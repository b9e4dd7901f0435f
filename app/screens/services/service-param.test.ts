import { expect, test } from 'vitest';
import { services } from '#rpc/domain/service.ts';
import { serviceParam, serviceTitle } from './service-param.ts';

const answer = (run: () => unknown) => {
  try {
    return run();
  } catch (thrown) {
    return (thrown as Response).status;
  }
};

test('finds a service by the name in its address alone (SERVICE-4)', () => {
  for (const [type, { name }] of Object.entries(services)) expect(serviceParam({ service: name })).toBe(type);
  for (const service of ['nothing', '', undefined, 'constructor'])
    expect(answer(() => serviceParam({ service }))).toBe(404);
});

test('titles the page by the service, in both languages', () => {
  expect(serviceTitle('en', '/services/domestic-roaming')).toBe('Domestic Roaming');
  expect(serviceTitle('es', '/services/international-calling')).toBe('Llamadas internacionales');
  expect(serviceTitle('en', '/services/nothing')).toBe('Services');
});
