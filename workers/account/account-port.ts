import type { AccountPort, PageLoad, Requester } from '#rpc/portal-account.ts';
import type { FindRequest, Found } from '#rpc/operation/submission.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import { UnreadOperationError } from '#rpc/unread-operation-error.ts';
import type { AccountRpc } from './account-rpc.ts';

/**
 * The object behind a stub as the intents call it. Finding or sending what this version cannot read throws
 * UnreadOperationError, so that every page of such an operation says the same (LEDGER-27).
 * @param load what its reads are for, at the time of each
 */
export function accountPort(stub: DurableObjectStub<AccountRpc>, load?: () => PageLoad): AccountPort {
  const loading = (requester: Requester): Requester => (load ? { ...requester, load: load() } : requester);
  return {
    read: (requester, requests) => stub.read(loading(requester), requests),
    look: (requester, audience, requests) => stub.look(loading(requester), audience, requests),
    refs: (targets) => stub.refs(targets),
    find: async <K extends OperationKind>(wanted: FindRequest<K>) => {
      // A stub's methods are not generic, so the kind of what is open is lost.
      const found = (await stub.find(wanted)) as unknown as Found<K>;
      const [unread] = found.unread ?? [];
      if (unread && !wanted.unread) throw new UnreadOperationError(unread.id);
      return found;
    },
    sentOperations: (before, most) => stub.sentOperations(before, most),
    submit: async (requester, request) => {
      const submitted = await stub.submit(requester, request);
      if (submitted.to === 'unread') throw new UnreadOperationError(submitted.id);
      return submitted;
    },
    watch: (requester, audience, requests) => stub.watch(requester, audience, requests),
    count: (requester, name) => stub.count(requester, name),
    journey: (key) => stub.journey(key),
    knownLines: () => stub.knownLines(),
    signIns: (requester) => stub.signIns(requester),
    activityNotes: () => stub.activityNotes(),
    kept: (requester) => stub.kept(requester),
    deviceHere: (person, id) => stub.deviceHere(person, id),
    keepDevice: (requester, choice) => stub.keepDevice(requester, choice),
    dropDevice: (requester, id) => stub.dropDevice(requester, id),
    saveJourney: (save) => stub.saveJourney(save),
  };
}
