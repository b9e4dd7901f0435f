import { expect, test } from 'vitest';
import { profileModel } from '#app/ui/testing/sample-settings.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { ProfileModel } from './intent.ts';
import { ProfileView } from './view.tsx';

const page = (own: Partial<ProfileModel> = {}) => show(<ProfileView profile={profileModel(own)} />);

test('shows the customer’s details, and nothing to change them with (PROFILE-1)', () => {
  expect(words(page())).toContain(
    'Profile First Name Dana Last Name Reyes Account Number 8001234567 Email dana@example.test Billing Address ' +
      '12 Harbor Street Apt 4 Burlington, MA 01803 USA',
  );
  expect(elements(page(), 'input, button, form')).toEqual([]);
});

test.each([
  ['First Name', { firstName: undefined }, 'First Name -- Last Name Reyes'],
  ['Last Name', { lastName: '' }, 'Last Name -- Account Number'],
  ['Account Number', { accountNumber: undefined }, 'Account Number -- Email'],
  ['Email', { email: '' }, 'Email -- Billing Address'],
  ['Billing Address', { address: undefined }, 'Billing Address -- To change'],
] as const)('shows %s as "--" when it is empty (PROFILE-2)', (_, own, text) => {
  expect(words(page(own))).toContain(text);
});

test('shows an empty part of the address as "--", and leaves a missing second line out (PROFILE-3)', () => {
  expect(words(page({ address: { line1: '12 Harbor Street', zip: '01803' } }))).toContain(
    'Billing Address 12 Harbor Street City: --, State: -- 01803 Country: --',
  );
});

test('has the number to call for a change (PROFILE-6)', () => {
  expect(links(page())).toEqual(['tel:+18004278686']);
  const spanish = words(show(<ProfileView profile={profileModel()} />, { ...samplePage, language: 'es' }));
  expect(spanish).toContain('Para cambiar algo, llame al 1.800.427.8686.');
});
