/**
 * Every security event, with the facts of its log line besides `event`, the tags and the request's reference
 * (SAFETY-32). docs/security-events.md describes the cause of each, and a test compares the two.
 */
export const securityEvents = {
  'signed in': ['brand', 'again', 'acr', 'age'],
  'sign-in failed': ['error'],
  'signed out': ['where', 'sessions'],
  'session expired': [],
  'renewal refused': ['why'],
  'back-channel logout': ['sessions'],
  'back-channel logout refused': ['error'],
  'rule refused': ['reason'],
  'reference not found': ['by'],
  'form fields refused': [],
  'form token refused': [],
  'cross-site refused': ['by', 'status'],
  'body too large': [],
  'limit reached': ['limit'],
  'sensitive change': ['kind', 'state'],
  'write lost': ['kind'],
  'operator command': ['command', 'status', 'audit'],
  care: ['what'],
  'shown to care': ['what'],
  'failure swallowed': ['what'],
  'tokens not revoked': [],
} as const satisfies Record<string, readonly string[]>;

export type SecurityEvent = keyof typeof securityEvents;
export type SecurityFacts<E extends SecurityEvent> = Readonly<
  Record<(typeof securityEvents)[E][number], string | number | boolean>
>;
