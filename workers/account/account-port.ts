import type { AccountPort, PageLoad, Viewer } from '#rpc/portal-account.ts';
import type { FindRequest, FindResult } from '#rpc/operation/submission.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import { UnreadOperationError } from '#rpc/unread-operation-error.ts';
import type { AccountRpc } from './account-rpc.ts';

/**
 * Returns the account's port for intents, over an object's stub. `find` and `submit` throw UnreadOperationError for a
 * row that this version cannot read, so that all pages of such an operation show the same (LEDGER-27).
 * @param load the purpose of its reads, at the time of each
 */
export function accountPort(stub: DurableObjectStub<AccountRpc>, load?: () => PageLoad): AccountPort {
  const loading = (requester: Viewer): Viewer => (load ? { ...requester, load: load() } : requester);
  return {
    read: (requester, requests) => stub.read(loading(requester), requests),
    readWithView: (requester, audience, requests) => stub.readWithView(loading(requester), audience, requests),
    refs: (targets) => stub.refs(targets),
    find: async <K extends OperationKind>(wanted: FindRequest<K>) => {
      // Restores the kind of the operations, because the stub's methods are not generic.
      const result = (await stub.find(wanted)) as unknown as FindResult<K>;
      const [unread] = result.unreadable ?? [];
      if (unread && !wanted.unreadable) throw new UnreadOperationError(unread.id);
      return result;
    },
    sentOperations: (before, most) => stub.sentOperations(before, most),
    submit: async (requester, request) => {
      const submitted = await stub.submit(requester, request);
      if (submitted.kind === 'unreadable') throw new UnreadOperationError(submitted.id);
      return submitted;
    },
    requestPolling: (requester, audience, requests) => stub.requestPolling(requester, audience, requests),
    count: (requester, name) => stub.count(requester, name),
    dismiss: (person, operationId) => stub.dismiss(person, operationId),
    journey: (key) => stub.journey(key),
    cachedLines: () => stub.cachedLines(),
    signIns: (requester) => stub.signIns(requester),
    activityNotes: () => stub.activityNotes(),
    exportData: (requester) => stub.exportData(requester),
    pushSettings: (person, id) => stub.pushSettings(person, id),
    subscribeDevice: (requester, choice) => stub.subscribeDevice(requester, choice),
    unsubscribeDevice: (requester, id) => stub.unsubscribeDevice(requester, id),
    saveJourney: (save) => stub.saveJourney(save),
  };
}
