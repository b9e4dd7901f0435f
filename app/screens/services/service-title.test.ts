import { expect, test } from 'vitest';
import { serviceTitle } from './service-title.ts';

test('its title is the service, in both languages', () => {
  expect(serviceTitle('en', '/services/domestic-roaming')).toBe('Domestic Roaming');
  expect(serviceTitle('es', '/services/international-calling/rates/PT')).toBe('Llamadas internacionales');
  expect(serviceTitle('en', '/services/nothing')).toBe('Services');
});
