import type { carrier } from '../carrier.ts';

/** What the calls of each resource are about: the tags of the document. */
export const resourceMeanings: Readonly<Record<keyof typeof carrier, string>> = {
  activation: 'Turning a line on, with a new number or a port-in.',
  address: 'Addresses as people type them; a system of its own, not the carrier.',
  billing: 'What customers owe and have paid, bills, and promises to pay.',
  card: 'Saved payment cards, and the hold before an activation.',
  catalog: 'Plans, coupons, and invitations of friends.',
  config: 'Settings that the carrier can change without the portal.',
  coverage: 'Where there is network coverage and where there are new numbers.',
  customer: 'Customers, who are lines, and their groups; names, addresses and the account lock.',
  device: 'Phones, by IMEI.',
  marketing: 'The marketing system and the referral tracker; systems of their own, not the carrier.',
  order: 'Orders of SIM kits and where they are.',
  payment: 'Payments, and the hosted pages where card numbers are entered.',
  plan: 'Changes of plan.',
  port: 'Whether a number can be ported in.',
  roaming: 'Countries and their rates.',
  router: 'The home router of home-internet customers.',
  service: 'Roaming and international calling of lines, and their use.',
  shippingRate: 'Ways to ship a SIM kit; a system of its own, not the carrier.',
  sim: 'SIM cards, by their number.',
  tax: 'Taxes on amounts.',
  topup: 'Extra data, bought once or automatically.',
  usage: 'Data use, and pausing data.',
};
