import type { OperationKind } from '#rpc/operation/operations.ts';

/**
 * What a page shows as it is now, beside the banner that tells of its change: the switch, the name, the list of cards
 * (SHELL-21). All else is a receipt, which stays until it is dismissed (SHELL-36).
 */
export const readElsewhere: readonly (OperationKind | 'unread')[] = [
  'begin-activation',
  'card-default',
  'card-expiry',
  'card-page',
  'card-remove',
  'data-service',
  'esim-setup',
  'more-invitations',
  'payment-page',
  'rename',
  'service',
];
