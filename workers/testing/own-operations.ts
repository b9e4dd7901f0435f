import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { SubmitRequest } from '#rpc/operation/submission.ts';
import type { Operation, OperationKind, OperationTerms } from '#rpc/operation/operations.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { answered, operationOf } from './answer.ts';
import { pass } from './clock.ts';
import { account, dana, signedIn, signInAgain } from './signed-in-account.ts';
import { injectFault } from './world.ts';

// What tests do and see in their own account.

/** Sends an operation of somebody about their line. @returns it, once the carrier answered or could not */
export async function send<K extends OperationKind>(
  kind: K,
  terms: OperationTerms[K],
  { by = signedIn, ...more }: Partial<SubmitRequest> & { by?: typeof signedIn } = {},
): Promise<Operation> {
  const id = more.id ?? newOperationId();
  await account().submit(by.requester, { subjectId: by.actor.customerId, ...more, id, kind, terms });
  return answered(account(), id);
}

/** A bill that is mailed to the holder. */
export const mailedBill = () => ({
  emailId: dana.email,
  invoiceUrl: 'https://bills.example.test/1.pdf',
  invoiceType: 'MONTHLY' as const,
  invoiceDate: '2026-11-03',
});

export const newName = { firstName: 'ANA', lastName: 'ROSE' };

/** Sends a name, by default one of which nobody may read, and loses the reply. @returns the operation's id */
export async function loseRename({
  afterEffect = true,
  by = signedIn,
  terms = { firstName: 'CANARY', lastName: `ROSE${crypto.randomUUID().slice(0, 4)}` },
} = {}): Promise<string> {
  await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: 500, afterEffect });
  const { id, state } = await send('rename', terms, { by });
  if (state !== 'unknown') throw new Error(`the reply was not lost: ${state}`);
  return id;
}

/** The form of a review page for 2 GB, by default for the holder's line. */
export function topUpForm({ gigabytes = 2, subjectId = dana.customerId } = {}): SubmitRequest<'top-up'> {
  const terms = { gigabytes, charge: gigabytes * 500, payerId: dana.customerId };
  return { id: newOperationId(), kind: 'top-up', subjectId, terms, baseline: { purchases: 0 } };
}

/** Buys 2 GB for the holder's line. @returns the operation, once the carrier took it */
export async function buy(form = topUpForm()): Promise<Operation> {
  await account().submit(signedIn.requester, form);
  return answered(account(), form.id);
}

/** Lets time pass here, and rings the alarm. */
export async function ringAfter(ms: number): Promise<void> {
  pass(ms);
  await runDurableObjectAlarm(account());
}

/** Lets time pass here, after which the holder comes back; then rings the alarm, late. */
export async function comeBackAfter(ms: number): Promise<void> {
  pass(ms);
  await signInAgain();
  await account().read(signedIn.requester, []);
  await runDurableObjectAlarm(account());
}

/** Lets time pass here, rings the alarm, and says how the operation is then. */
export async function afterwards(ms: number, id: string): Promise<Operation> {
  await ringAfter(ms);
  return (await operationOf(account(), id)) as Operation;
}

/** When the alarm is to ring. */
export const alarmAt = (object: DurableObjectStub<undefined> = account()) =>
  runInDurableObject(object, async (_, { storage }) => (await storage.getAlarm()) ?? Infinity);

/** Lets an object's alarm ring whenever it is set for; it has a new life afterward. @returns how often it rang */
export async function ringFor(ms: number, object: () => DurableObjectStub<undefined> = account): Promise<number> {
  const end = Date.now() + ms;
  for (let rings = 0; ; rings += 1) {
    const next = await alarmAt(object());
    if (next > end || rings > 100) {
      pass(Math.max(0, end - Date.now()));
      await evictDurableObject(object());
      return rings;
    }
    pass(Math.max(0, next - Date.now()));
    await runDurableObjectAlarm(object());
  }
}

/** Lets the account's tables answer a query. */
export const inTables = <T extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]) =>
  runInDurableObject(account(), (_, { storage }) => storage.sql.exec<T>(query, ...values).toArray());

/** The lines, as the carrier tells of them to whoever asks. */
export async function readLines({ requester } = signedIn, maxAgeMs = 0): Promise<Customer[]> {
  const group = { id: 'customer.group', input: { groupId: dana.groupId }, maxAgeMs } as const;
  const outcomes = await account().read(requester, [group]);
  return (outcomes as [{ reply: { customers: Customer[] } }])[0].reply.customers;
}
