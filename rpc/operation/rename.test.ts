import { expect, test } from 'vitest';
import { memoryJournal } from '../testing/memory-journal.ts';
import { recordingCarrier } from '../testing/recording-carrier.ts';
import type { Operation } from './operations.ts';
import { rename } from './rename.ts';

test('NAME-6: is sent as customerId and data with firstName and lastName', async () => {
  const { caller, sent } = recordingCarrier();
  const operation: Operation<'rename'> = {
    id: 'operation-000001',
    kind: 'rename',
    subjectId: 'line-2',
    actorId: 'line-1',
    state: 'sending',
    terms: { firstName: 'ANA', lastName: 'REYES' },
    issuedAt: 0,
  };
  await rename.send(caller, operation, { groupId: 'group-1' }, memoryJournal());
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: '/custsvc/v0/customers/secondary/update',
      fields: { customerId: 'line-2', data: '{"firstName":"ANA","lastName":"REYES"}' },
    },
  ]);
});
