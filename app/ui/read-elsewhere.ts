import type { OperationKind } from '#rpc/operation/operations.ts';

/**
 * Kinds whose page shows their current state beside the banner of the change: the switch, the name, the list of cards
 * (SHELL-21). All other banners are receipts, which stay until they are dismissed (SHELL-36).
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
