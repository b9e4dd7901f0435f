import type { Invitations } from '#app/screens/invite/form/intent.ts';
import { yes } from './sample.ts';

export function invitationsModel(overrides: Partial<Invitations> = {}): Invitations {
  return {
    decision: yes,
    left: 9,
    rows: { most: 9, first: 3 },
    credit: 1000,
    invited: { kind: 'known', value: [{ refereeName: 'Sam Lee', refereeEmailId: 'sam.lee@example.test' }] },
    results: { kind: 'known', value: { invited: 1, joined: 1, creditEarned: 1000 } },
    firstName: 'Dana',
    operationId: 'operation-1',
    ...overrides,
  };
}
