import { expect, test } from 'vitest';
import type { Env } from '../env.ts';
import { careEnv, hasCare } from './care-env.ts';

const settings = {
  OIDC_CARE_ISSUER: 'https://care.example',
  OIDC_CARE_CLIENT_ID: 'care-client',
  OIDC_CARE_CLIENT_SECRET: 'care-secret',
  OPERATOR_KEY: 'key',
};

test.each(Object.keys(settings))('closes the care desk without %s (CARE-1)', (name) => {
  expect(hasCare(settings)).toBe(true);
  for (const value of ['', undefined]) expect(hasCare({ ...settings, [name]: value })).toBe(false);
});

test('agents sign in at their own provider, by its settings and not the customers’ (CARE-7)', () => {
  const customers = {
    ...{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'secret' },
    ...{ OIDC_OTHER_ORIGINS: 'https://keys.example', OIDC_ACR_VALUES: 'loa2', OIDC_RESPONSE_MODE: 'form_post' },
    ...{ OIDC_VOUCHES_FOR_EMAIL: 'on', OIDC_MAX_AGE: 'on', OIDC_TRUSTS_PROMPT: 'on' },
  };
  const own = { OIDC_CARE_OTHER_ORIGINS: 'https://care-keys.example', OIDC_CARE_ACR_VALUES: 'loa3' };
  const env = { ...customers, ...settings, ...own, PORTAL_ORIGIN: 'https://portal.example' } as unknown as Env;
  expect(careEnv(env)).toEqual({
    ...env,
    ...{ OIDC_ISSUER: 'https://care.example', OIDC_CLIENT_ID: 'care-client', OIDC_CLIENT_SECRET: 'care-secret' },
    ...{ OIDC_OTHER_ORIGINS: 'https://care-keys.example', OIDC_ACR_VALUES: 'loa3' },
    ...{ OIDC_RESPONSE_MODE: undefined, OIDC_VOUCHES_FOR_EMAIL: undefined },
    ...{ OIDC_MAX_AGE: undefined, OIDC_TRUSTS_PROMPT: undefined },
  });
});
