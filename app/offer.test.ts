import { describe, expect, test } from 'vitest';
import { CapabilityList, endpointsOf, type TierName, tierNames } from '#contracts/tier.ts';
import { endpoints } from '#contracts/carrier.ts';
import { operationRequirements } from '#rpc/domain/operation-needs.ts';
import { callsOf, isOffered, pageRequirements } from './offer.ts';
import routes from './routes.ts';

const has = (tier: TierName) => CapabilityList.parse(tier);

describe('tiers', () => {
  test('has six, sixteen and more endpoints in the three tiers, each with all of the tier before (TIER-1)', () => {
    expect([endpointsOf('see').length, endpointsOf('overview').length, endpointsOf('everything').length]).toEqual([
      6, 16, 97,
    ]);
    for (const [index, tier] of tierNames.slice(1).entries()) {
      const [before, own] = [endpointsOf(tierNames[index] as TierName), endpointsOf(tier)];
      expect(own).toEqual(expect.arrayContaining(before));
      expect(new Set(own).size).toBe(own.length);
    }
  });

  test('accepts a list that adds endpoints to a tier, and rejects an unknown endpoint (TIER-1, TIER-6)', () => {
    expect(CapabilityList.parse(' see  topup.group ')?.has('topup.group')).toBe(true);
    expect(CapabilityList.parse('')).toBeUndefined();
    expect(CapabilityList.parse('everything')).toBeUndefined();
    const doubling = CapabilityList.parse('everything no-idempotent-writes');
    expect([...(doubling ?? [])].sort()).toEqual([...endpointsOf('everything'), 'no-idempotent-writes'].sort());
    for (const wrong of ['sea', 'topup.group', 'see topup', 'see topup.groups', 'see overview'])
      expect(CapabilityList.safeParse(wrong).success).toBe(false);
  });

  test.each(tierNames.slice(0, -1))('%s has the endpoints that its pages call, and no others (TIER-1)', (tier) => {
    const own = new Set(endpointsOf(tier));
    const called = Object.keys(pageRequirements)
      .map((row) => row.replaceAll(/:\w+/g, 'REF'))
      .filter((page) => isOffered(has(tier), page))
      .flatMap((page) => {
        const { needs, besides } = callsOf(page);
        return [...needs, ...besides.filter((id) => own.has(id))];
      });
    expect([...new Set([...endpointsOf('see'), ...called])].sort()).toEqual([...own].sort());
  });
});

describe('pages', () => {
  test('has each row for an existing page, or for the pages below one (TIER-2)', () => {
    const paths = routes.map(({ path = '' }) => `/${path}`);
    const gone = Object.keys(pageRequirements).filter((row) => {
      const [pattern = ''] = row.split('?');
      return !paths.some((path) => path === pattern || path.startsWith(`${pattern}/`));
    });
    expect(gone).toEqual([]);
  });

  test.each([
    ['/home', 'see'],
    ['/profile', 'see'],
    ['/activity/REF/not-me', 'see'],
    ['/account', 'overview'],
    ['/bills/REF', 'overview'],
    ['/cards', 'overview'],
    ['/add-data/REF', 'pay'],
    ['/bills/pay', 'pay'],
    ['/cards/add', 'pay'],
    ['/account?usage=REF', 'change'],
    ['/edit-name/REF', 'change'],
    ['/settings/unlock', 'change'],
    ['/activation/REF/device', 'activate'],
    ['/imei-compatibility-check', 'activate'],
    ['/cell-phone-plans/labels.json', 'activate'],
    ['/login?to=/home', 'see'],
    ['/login?to=%2Fservices', 'change'],
  ] as const)('%s is there from the tier "%s" on (TIER-2)', (page, tier) => {
    const from = tierNames.indexOf(tier);
    expect(tierNames.map((one) => isOffered(has(one), page))).toEqual(tierNames.map((_, index) => index >= from));
  });

  test('a page needs the endpoints of the pages above it, and the name of a page is no reference (TIER-2)', () => {
    expect(callsOf('/track-order/REF/reorder').needs).toEqual(expect.arrayContaining(callsOf('/track-order').needs));
    expect(callsOf('/cards/add').needs).not.toContain('card.updateExpiry');
    expect(callsOf('/CARDS/add#top').needs).toEqual(callsOf('/cards/add').needs);
  });

  test('a link out of the portal is always offered (TIER-2)', () => {
    for (const to of ['https://shop.example', 'tel:+18005550100', '#main', '?part=button', '//elsewhere/bills'])
      expect(isOffered(has('see'), to)).toBe(true);
  });

  test('the full tier leaves no page out (TIER-1)', () => {
    const every = new Set(endpoints.map(({ id }) => id));
    for (const page of Object.keys(pageRequirements)) {
      expect(isOffered(undefined, page)).toBe(true);
      expect(isOffered(every, page)).toBe(true);
    }
    expect(
      Object.values(operationRequirements)
        .flat()
        .filter((id) => !every.has(id)),
    ).toEqual([]);
  });
});
