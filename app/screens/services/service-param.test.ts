import { expect, test } from 'vitest';
import { serviceTitle } from './service-param.ts';

test('titles the page by the service, in both languages', () => {
  expect(serviceTitle('en', '/services/domestic-roaming')).toBe('Domestic Roaming');
  expect(serviceTitle('es', '/services/international-calling')).toBe('Llamadas internacionales');
  expect(serviceTitle('en', '/services/nothing')).toBe('Services');
});
