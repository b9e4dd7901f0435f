import { expect, it } from 'vitest';
import { companyOf } from './companies.ts';
import { brands, brandFor } from './by-host.ts';

it.each([
  ['localhost:8787', 'LINESIDE'],
  ['127.0.0.1:8787', 'LINESIDE'],
  ['temp1.localhost:8787', 'TEMP1'],
  ['TEMP1.localhost', 'TEMP1'],
  ['nobody.example', 'LINESIDE'],
  ['nottemp1.localhost', 'LINESIDE'],
  ['', 'LINESIDE'],
])('serves %s as %s (SHELL-18)', (host, key) => {
  expect(brandFor(host).key).toBe(key);
});

it('gives every brand its own key and hosts', () => {
  const keys = brands.map(({ key }) => key);
  const hosts = brands.flatMap((brand) => brand.hosts);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(hosts).size).toBe(hosts.length);
});

it('links out of the portal only by https', () => {
  const addresses = brands.flatMap((brand) => {
    const { socials, ...rest } = brand.external;
    const named = [...socials, ...companyOf(brand).press].map(({ address }) => address);
    return [...Object.values(rest), ...named];
  });
  expect(addresses.filter((address) => new URL(address).protocol !== 'https:')).toEqual([]);
});
