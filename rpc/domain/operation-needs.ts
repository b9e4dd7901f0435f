import type { EndpointId } from '#contracts/carrier.ts';
import type { OperationKind } from '../operation/operations.ts';

/**
 * Carrier calls of each operation kind: those that send it and those that reconcile it (TIER-3). A kind is not offered
 * when the carrier lacks one of them. Calls to third parties are not required.
 */
export const operationRequirements: Readonly<Record<OperationKind, readonly EndpointId[]>> = {
  'top-up': ['topup.create', 'customer.topUpStatus', 'topup.group'],
  'plan-change': ['plan.change', 'customer.planChangeStatus', 'customer.group'],
  'data-service': ['usage.dataCutoff', 'customer.group'],
  rename: ['customer.updateSecondary', 'customer.group'],
  'auto-top-up': ['topup.autoUpdate', 'customer.group'],
  'payment-page': ['payment.purchasePage'],
  'promise-to-pay': ['billing.promiseCreate', 'billing.promiseEligible'],
  'month-in-advance': ['billing.monthInAdvancePay', 'customer.group'],
  'email-bill': ['billing.sendInvoice'],
  'account-lock': ['customer.securityAction', 'customer.group'],
  'unlock-code': ['customer.securityAction'],
  'account-unlock': ['customer.verifySecurityAction', 'customer.group'],
  'secure-account': ['usage.dataCutoff', 'customer.securityAction', 'customer.group'],
  'add-line': [
    'catalog.couponReservePromo',
    'catalog.couponEligibility',
    'customer.create',
    'customer.group',
    'order.create',
    'order.byCustomer',
    'customer.update',
  ],
  'card-default': ['card.setDefault', 'card.list'],
  'card-expiry': ['card.updateExpiry', 'card.list'],
  'card-remove': ['card.remove', 'card.list'],
  'card-page': ['payment.cardPage'],
  'reorder-sim': ['order.create', 'order.byCustomer'],
  'sim-kit': ['order.create', 'order.byCustomer'],
  invite: ['catalog.couponInvite', 'catalog.referralDetail'],
  'more-invitations': ['customer.referralExtension', 'customer.referralExtensionByEmail'],
  'begin-activation': ['customer.update', 'customer.updateSecondary', 'customer.group'],
  activate: [
    'customer.updateFields',
    'customer.group',
    'billing.monthInAdvancePay',
    'card.hold',
    'activation.start',
    'activation.status',
  ],
  service: ['service.manage', 'service.status', 'customer.group'],
  'port-fix': ['activation.start', 'customer.group'],
  'esim-setup': ['customer.updateFields', 'customer.group'],
  'esim-kit': ['activation.resendQr'],
  'router-ssid': ['router.changeSsid', 'router.device'],
  'router-password': ['router.changePassword'],
  'router-reboot': ['router.reboot', 'router.device'],
  'router-reset': ['router.reset', 'router.device'],
};
