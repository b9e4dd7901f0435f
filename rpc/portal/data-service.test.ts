import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Operation } from '../operation/operations.ts';
import { accountOf, contextOf, noon, refOf } from '../testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { loadDataServiceForm, setDataService } from './data-service.ts';
import { PayloadMismatchError } from './submit-once.ts';

const id = 'operation-000009';

function group(drafts: CustomerDraft[] = [{}], actor?: Customer) {
  const lines = drafts.map((draft, index) => lineOf(index + 1, draft));
  const account = accountOf(lines, actor);
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: account.now });
  const { context } = contextOf(actor ?? (lines[0] as Customer), account);
  return {
    account,
    context,
    lines,
    set: (pause: boolean, occurrence = 1, operationId = id) =>
      setDataService(context, { lineRef: refOf(`line-${occurrence}`), operationId, pause }),
  };
}

const underWay = (pause: boolean): Operation => ({
  id: 'operation-000001',
  kind: 'data-service',
  subjectId: 'line-1',
  actorId: 'line-1',
  state: 'unknown',
  terms: { pause, primaryId: 'line-1' },
  issuedAt: noon,
  sentAt: noon,
});

describe('loadDataServiceForm', () => {
  test('returns the line’s name and the operation id of the form', async () => {
    const { context, account } = group([{}, { firstName: 'MARCO' }]);
    expect(await loadDataServiceForm(context, refOf('line-2'))).toEqual({
      line: { ref: refOf('line-2'), name: 'Marco', occurrence: 2 },
      decision: { allowed: true },
      paused: false,
      changing: false,
      operationId: expect.stringMatching(/^[\w-]{22}$/) as string,
    });
    // Nothing is kept before the form is sent.
    expect(account.operations).toEqual([]);
  });

  test.each([
    ['line-1', {}, true],
    ['line-1', { isDataCutoff: true }, false],
    ['line-2', {}, false],
  ])('counts a pause of %s for a lost phone as a change of line-1 %o: %s (LOST-10)', async (lineId, line, changing) => {
    const { context, account } = group([line, {}]);
    const terms = { customerId: 'line-1', pause: { lineId, primaryId: 'line-1' } };
    account.operations.push({ ...underWay(true), kind: 'secure-account', terms });
    expect(await loadDataServiceForm(context, refOf('line-1'))).toMatchObject({ changing });
  });

  test('returns a change in progress and the present state', async () => {
    const { context, account } = group([{ isDataCutoff: true }]);
    account.operations.push(underWay(true));
    expect(await loadDataServiceForm(context, refOf('line-1'))).toMatchObject({ paused: true, changing: true });
  });
});

describe('the switch', () => {
  test('sends a pause of the primary for a line of the group, in the primary’s name', async () => {
    const { account, set } = group([{}, {}]);
    expect(await set(true, 2)).toMatchObject({ operation: { id }, isOwn: true });
    expect(account.operations).toMatchObject([
      { id, kind: 'data-service', subjectId: 'line-2', actorId: 'line-1', terms: { pause: true, primaryId: 'line-1' } },
    ]);
    expect(account.submitted).toEqual([{ id, before: {} }]);
  });

  test('lets a secondary pause their own line, in the primary’s name', async () => {
    const { account, set } = group([{}, {}], lineOf(2));
    await set(true, 2);
    expect(account.operations[0]?.terms).toEqual({ pause: true, primaryId: 'line-1' });
  });

  test('rejects a sent form with the opposite choice (LEDGER-23)', async () => {
    const { account, set } = group();
    await set(true);
    await expect(set(false)).rejects.toBeInstanceOf(PayloadMismatchError);
    expect(account.submitted).toHaveLength(1);
  });

  test('sends nothing for the present state (ACCOUNT-10)', async () => {
    const { account, set } = group([{ isDataCutoff: true }]);
    expect(await set(true)).toEqual({ kind: 'rejected', reason: 'same' });
    expect(account.operations).toEqual([]);
    expect(await set(false)).toMatchObject({ operation: { id }, isOwn: true });
  });
});
