import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { OperationState } from '#rpc/domain/ledger.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { contextOf, FakeAccount, noon, refOf, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadTopUpReview, type TopUpReview } from '../../app/screens/add-data/review/intent.ts';

// A line that buys extra data, and the account holder who pays.

export const [dana, marco] = [
  lineOf(1, { firstName: 'DANA', lastName: 'REYES', reachNumber: '5550102231', nextBillingDate: '2026-12-05' }),
  lineOf(2),
];
export const ref = refOf('line-2');

let lines: Customer[];

// Account of the current test. `begin` replaces it.
export let replies: Replies;
export let account: FakeAccount;

export function begin(): void {
  draw(marco);
  replies = {
    'customer.byUsername': ({ id }) => reply(lines.find((line) => line.emailId === id)),
    'customer.group': () => reply({ customers: lines }),
    'config.keys': reply({ TOPUP_DATA_LIMIT: 5, AUTO_TOP_UP_SIZE: 2 }),
    'topup.pulse': reply({ pulse: 1, pulseCost: 500 }),
    'tax.byCustomer': reply({ totalTax: 63 }),
    'card.list': reply({ cards: savedCards }),
    'usage.current': reply({
      billStartDate: '2026-11-02',
      billEndDate: '2026-12-01',
      users: [{ userId: 'line-2', bytes: 94, maxBytes: 100 }],
    }),
    'customer.topUpStatus': reply({ status: 'SUCCESSFUL', requestedOn: '2026-10-01T08:00:00Z' }),
    'topup.group': reply({ purchases: [{ customerId: 'line-2', totalData: 2, topupDate: '2026-10-01T08:00:08Z' }] }),
  };
  account = new FakeAccount(['line-1', 'line-2'], replies);
}

/** Sets the lines that the carrier returns. */
export const draw = (line: Customer, holder = dana) => void (lines = [holder, line]);
export const suspend = () => draw(lineOf(2, { status: 3 }));

export const as = (actor: Customer) => contextOf(actor, account).context;

/** Operation id in the address of a review page. */
export const formId = 'form-top-up-0001';

/** Opens the review of a size and forgets the reads. @returns the page, and the payload of its form */
export async function open(gigabytes = 2, actor = dana, operationId = formId) {
  const page = await loadTopUpReview(as(actor), { lineRef: ref, operationId, gigabytes });
  if (page.kind !== 'review') throw new Error(page.kind);
  account.asked.length = 0;
  return { review: page.review, form: formOf(page.review, operationId) };
}

const formOf = ({ gigabytes, price, quoteHash }: TopUpReview, operationId: string) => ({
  lineRef: ref,
  operationId,
  gigabytes,
  price,
  quoteHash,
});

/** Stores an operation in a state. */
export function put(state: OperationState, fields: Partial<Operation> = {}): Operation {
  const operation: Operation = {
    id: 'operation-000099',
    kind: 'top-up',
    subjectId: 'line-2',
    actorId: 'line-1',
    state,
    terms: { gigabytes: 2, charge: 1000, payerId: 'line-1' },
    issuedAt: noon,
    sentAt: noon,
    ...fields,
  };
  account.operations.push(operation);
  return operation;
}
