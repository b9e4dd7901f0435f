/** The Worker's variables and secrets for a portal in front of the fixtures. */
export function fixtureBindings(settings: {
  portalOrigin: string;
  otherOrigins?: readonly string[];
  fixturesUrl: string;
  identityUrl: string;
}) {
  const { portalOrigin, otherOrigins = [], fixturesUrl, identityUrl } = settings;
  return {
    PORTAL_ORIGIN: portalOrigin,
    OTHER_ORIGINS: otherOrigins.join(' '),
    CARRIER_ORIGIN: fixturesUrl,
    MARKETING_ORIGIN: `${fixturesUrl}/marketing`,
    REFERRAL_TRACKING_ORIGIN: `${fixturesUrl}/referral-tracking`,
    REFERRAL_TRACKING: 'bid_e=demo&bid=1001&t=420&campaignid=7001',
    MAPS_ORIGIN: `${fixturesUrl}/maps`,
    RATES_ORIGIN: `${fixturesUrl}/rates`,
    COVERAGE_MAP: `${fixturesUrl}/partner/coverage`,
    HOSTED_PAGE_ORIGINS: fixturesUrl,
    OIDC_ISSUER: identityUrl,
    OIDC_CLIENT_ID: 'lineside',
    OIDC_CLIENT_SECRET: 'fixture-client-secret',
    OIDC_CARE_ISSUER: identityUrl,
    OIDC_CARE_CLIENT_ID: 'lineside-care',
    OIDC_CARE_CLIENT_SECRET: 'fixture-care-secret',
    CARRIER_SIGNATURE_SECRET: 'fixture-signature-secret',
    SESSION_SEAL_KEY: 'Zml4dHVyZS1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE',
    OPERATOR_SECRET: 'ada.ops:fixture-operator-secret-of-one-machine',
    PUSH_KEY:
      'BPH5EiP3gk1Uznu-jLN8hhqRAZHos-PpnpmTLYQ7Aqo3TSGQbSdKEpk3_nhZT-xYi3UMPZbjxo-A69RKXeI1Ya8.' +
      'nD899NjKOrivyDIAOns-3B308-JnokAgkSYycRbjdKk',
    PUSH_STAND_IN: `${fixturesUrl}/push`,
    OPERATOR_KEY: 'Zml4dHVyZS1vcGVyYXRvci1rZXktMzItYnl0ZXMhISE',
  };
}
