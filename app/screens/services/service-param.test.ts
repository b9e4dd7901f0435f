import { expect, test } from 'vitest';
import { services } from '#rpc/domain/service.ts';
import { ratedServiceParam, ratesTitle, serviceParam, serviceTitle } from './service-param.ts';

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

test('has rates by country for international roaming and calls abroad alone (SERVICE-21)', () => {
  const rated = Object.entries(services).filter(
    ([, { name }]) => answer(() => ratedServiceParam({ service: name })) !== 404,
  );
  expect(rated.map(([type]) => type).sort()).toEqual(['ILD', 'IR']);
});

test('titles the page by the service, in both languages', () => {
  expect(serviceTitle('en', '/services/domestic-roaming')).toBe('Domestic Roaming');
  expect(serviceTitle('es', '/services/international-calling')).toBe('Llamadas internacionales');
  expect(serviceTitle('en', '/services/nothing')).toBe('Services');
});

test('the pages of a service, its rates and a country have a title each (SHELL-17)', () => {
  const path = '/services/international-roaming/rates';
  expect(ratesTitle('en', path)).toBe('International Roaming rates');
  expect(ratesTitle('en', `${path}/PT`)).toBe('Portugal – International Roaming rates');
  expect(ratesTitle('es', `${path}/DE`)).toBe('Alemania – Tarifas: Roaming internacional');
  expect(ratesTitle('en', `${path}/nowhere`)).toBe('nowhere – International Roaming rates');
});
