import type { OperationKind } from '#rpc/operation/operations.ts';

/**
 * What a page shows as it is now, beside the banner that tells of its change: the switch, the name, the list of cards
 * (SHELL-21). All else is a receipt, which stays until it is dismissed (SHELL-36).
 */
export const readElsewhere: Record<OperationKind, boolean> = {
  'account-lock': false,
  'account-unlock': false,
  activate: false,
  'add-line': false,
  'auto-top-up': false,
  'begin-activation': true,
  'card-default': true,
  'card-expiry': true,
  'card-page': true,
  'card-remove': true,
  'data-service': true,
  'email-bill': false,
  'esim-kit': false,
  'esim-setup': true,
  invite: false,
  'month-in-advance': false,
  'more-invitations': true,
  'payment-page': true,
  'plan-change': false,
  'port-fix': false,
  'promise-to-pay': false,
  rename: true,
  'reorder-sim': false,
  'router-password': false,
  'router-reboot': false,
  'router-reset': false,
  'router-ssid': false,
  service: true,
  'sim-kit': false,
  'top-up': false,
  'unlock-code': false,
};
