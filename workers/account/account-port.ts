import type { AccountPort, FindRequest, Found, PageLoad, Requester } from '#rpc/portal-context.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import type { AccountRpc } from './account-rpc.ts';

/** The object behind a stub as the intents call it. @param load what its reads are for, at the time of each */
export function accountPort(stub: DurableObjectStub<AccountRpc>, load?: () => PageLoad): AccountPort {
  const loading = (requester: Requester): Requester => (load ? { ...requester, load: load() } : requester);
  return {
    read: (requester, requests) => stub.read(loading(requester), requests),
    look: (requester, audience, requests) => stub.look(loading(requester), audience, requests),
    refs: (targets) => stub.refs(targets),
    // A stub's methods are not generic, so the kind of what is open is lost.
    find: async <K extends OperationKind>(wanted: FindRequest<K>) => (await stub.find(wanted)) as unknown as Found<K>,
    issue: (request) => stub.issue(request),
    sentOperations: (before, most) => stub.sentOperations(before, most),
    submit: (requester, request) => stub.submit(requester, request),
    watch: (requester, audience, requests) => stub.watch(requester, audience, requests),
    count: (requester, name) => stub.count(requester, name),
    journey: (key) => stub.journey(key),
    knownLines: () => stub.knownLines(),
    signIns: (requester) => stub.signIns(requester),
    kept: (requester) => stub.kept(requester),
    saveJourney: (save) => stub.saveJourney(save),
  };
}
