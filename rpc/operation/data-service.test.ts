import { expect, test } from 'vitest';
import { noon } from '../testing/fake-account.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import { recordingCarrier } from '../testing/recording-carrier.ts';
import { dataService } from './data-service.ts';

test.each([true, false])('ACCOUNT-8: whoever switches, the group’s primary is sent with it: %s', async (pause) => {
  const { caller, sent } = recordingCarrier();
  const operation = {
    id: 'operation-000001',
    subjectId: 'line-2',
    actorId: 'line-2',
    terms: { pause, primaryId: 'line-1' },
    issuedAt: noon,
    sentAt: noon,
  };
  await dataService.send(
    caller,
    { ...operation, kind: 'data-service', state: 'sending' },
    { groupId: 'group-1' },
    memoryJournal(),
  );
  const fields = { dataCutOff: String(pause), primaryId: 'line-1', customerId: 'line-2' };
  expect(sent).toEqual([{ method: 'POST', path: '/auth/v0/data/cutoff/manage', fields }]);
});
