import type { CarrierCaller } from '#rpc/carrier/procedures.ts';
import type { Fault, Outcome } from '#rpc/problem.ts';

/** Fate of one write: its effect, and the reply that the portal gets. A late one is done a minute or three after. */
export type Fate = 'reply' | 'lost-before' | 'lost-after' | 'late' | 'very-late' | 'problem' | 'refused' | 'session';

/** A write that is on its way. */
interface Call {
  endpoint: string;
  input: Input;
  answer: (outcome: Outcome<unknown>) => void;
}

/** The parts of inputs that the carrier keeps. Every write names the form that it is for. */
interface Input {
  customerId?: string;
  cId?: string;
  totalData?: number;
  taxInfo?: { customerId: string };
  orderType?: string;
  shipTo?: { name: string };
  items?: { customerId: string }[];
  couponCode?: string;
  data?: { peerAccountRef?: string; linePreferences?: { firstName: string; lastName: string }[]; addresses?: object[] };
}

interface Line {
  id: string;
  peerAccountRef: string;
  firstName: string;
  lastName: string;
  form: string;
}
interface Purchase {
  customerId: string;
  totalData: number;
  status: 'IN_PROGRESS' | 'SUCCESSFUL' | 'FAILED';
  requestedOn: string;
  topupDate: string;
  form: string;
}

export const primaryId = 'line-1';
export const accountRef = 'ACC1|ORD1';

/** The steps of a saga are sent again after two minutes, so that only single writes may come later (LEDGER-7). */
const lateMs = { late: 60_000, 'very-late': 180_000 };

/** A carrier that keeps the truth: what was really done, for which form, and how often it was asked. */
export class PretendCarrier {
  readonly lines: Line[] = [];
  readonly orders: { id: string; form: string; customers: string[] }[] = [];
  readonly purchases: Purchase[] = [];
  readonly coupons: string[] = [];
  #addresses: object[] = [];
  readonly pending: Call[] = [];
  /** How many calls of a form left, and how many of those were turned away for the session. */
  readonly sent = new Map<string, number>();
  readonly turnedAway = new Map<string, number>();
  /** Forms of which a write was refused. */
  readonly refused = new Set<string>();
  isDown = false;
  #now = 0;
  /** Writes that are still to be done. */
  #late: { at: number; write: () => void }[] = [];
  /** Called when a write is about to leave; true kills the object before it does. */
  dies: () => boolean = () => false;

  /** Each procedure of the carrier: reads tell the truth at once, writes wait for `answer`. */
  readonly caller = new Proxy(
    {},
    {
      get: (_, name: string) =>
        new Proxy({}, { get: (__, verb: string) => (input: Input) => this.#call(`${name}.${verb}`, input) }),
    },
  ) as CarrierCaller;

  #call(endpoint: string, input: Input): Promise<Outcome<unknown>> {
    const read = this.#read(endpoint, input);
    if (read) return Promise.resolve(this.isDown ? lost : { kind: 'reply', reply: read });
    if (this.dies()) return new Promise(() => undefined);
    if (this.isDown) return Promise.resolve(lost);
    const form = formOf(endpoint, input);
    if (form) this.sent.set(form, (this.sent.get(form) ?? 0) + 1);
    return new Promise((answer) => this.pending.push({ endpoint, input, answer }));
  }

  #read(endpoint: string, { customerId = '' }: Input): object | undefined {
    switch (endpoint) {
      case 'customer.group':
        return { customers: [{ ...primary, addresses: this.#addresses }, ...this.lines] };
      case 'customer.topUpStatus':
        return this.statusOf(customerId);
      case 'topup.group':
        return { purchases: this.purchases.filter(({ status }) => status === 'SUCCESSFUL') };
      case 'order.byCustomer': {
        const ids = this.ordersOf(customerId);
        return { orderId: ids.at(-1), shipmentInfo: Object.fromEntries(ids.map((id) => [id, ''])) };
      }
      case 'catalog.couponEligibility':
        return { couponCode: this.coupons.at(-1) };
    }
    return undefined;
  }

  statusOf(lineId: string): { status: Purchase['status'] | 'NONE'; requestedOn?: string } {
    const { status, requestedOn } = this.purchases.findLast(({ customerId }) => customerId === lineId) ?? {};
    return { status: status ?? 'NONE', requestedOn };
  }

  ordersOf(lineId: string): string[] {
    return this.orders.filter(({ customers }) => customers.includes(lineId)).map(({ id }) => id);
  }

  /** Decides one of the writes that are on their way. @returns the answer, which the portal has yet to hear */
  decide(index: number, fate: Fate): (() => void) | undefined {
    const [call] = this.pending.splice(index % Math.max(this.pending.length, 1), 1);
    if (!call) return undefined;
    const outcome = this.#outcome(call, fate);
    return () => call.answer(outcome);
  }

  #outcome({ endpoint, input }: Call, fate: Fate): Outcome<unknown> {
    const form = formOf(endpoint, input);
    if (form && fate === 'session') this.turnedAway.set(form, (this.turnedAway.get(form) ?? 0) + 1);
    if (form && (fate === 'problem' || fate === 'refused')) this.refused.add(form);
    switch (fate) {
      case 'reply':
        return { kind: 'reply', reply: this.#write(endpoint, input, form) };
      case 'lost-after':
        this.#write(endpoint, input, form);
        return lost;
      case 'late':
      case 'very-late':
        this.#late.push({
          at: this.#now + delayOf(fate, endpoint, input),
          write: () => this.#write(endpoint, input, form),
        });
        return lost;
      case 'lost-before':
        return lost;
      case 'problem':
        return { kind: 'problem', name: 'declared', resCode: 1, message: undefined };
      case 'refused':
      case 'session':
        return { kind: 'fault', why: fate, transactionId: '' };
    }
  }

  #write(endpoint: string, input: Input, form: string): object {
    switch (endpoint) {
      case 'topup.create':
        return this.#buy(input, form);
      case 'order.create':
        return this.#order(input, form);
      case 'customer.create':
        return this.#addLine(input, form);
      case 'customer.update':
        this.#addresses = input.data?.addresses ?? [];
        return {};
      case 'catalog.couponReservePromo':
        this.coupons.push(input.couponCode ?? '');
        return {};
    }
    throw new Error(`The model's carrier has no ${endpoint}.`);
  }

  #buy({ customerId = '', totalData = 0 }: Input, form: string): object {
    const requestedOn = `${this.purchases.length}`;
    this.purchases.push({ customerId, totalData, status: 'IN_PROGRESS', requestedOn, topupDate: '', form });
    return {};
  }

  #order({ orderType, cId = '', items = [] }: Input, form: string): object {
    const orderId = `order-${this.orders.length}`;
    const customers = orderType === 'RE_ORDER' ? [cId] : items.map((item) => item.customerId);
    this.orders.push({ id: orderId, form, customers });
    return { orderId };
  }

  #addLine({ data: { peerAccountRef = '', linePreferences = [] } = {} }: Input, form: string): object {
    const id = `new-line-${this.lines.length}`;
    const { firstName = '', lastName = '' } = linePreferences[0] ?? {};
    this.lines.push({ id, peerAccountRef, firstName, lastName, form });
    return { id };
  }

  /** The forms of which anything was done. */
  get arrived(): Set<string> {
    const done = [...this.lines, ...this.orders, ...this.purchases].map(({ form }) => form);
    return new Set([...done, ...this.coupons]);
  }

  /** The time now, milliseconds since 1970: what is late is done when its time has come. */
  passTo(now: number): void {
    this.#now = now;
    const due = this.#late.filter(({ at }) => at <= now);
    this.#late = this.#late.filter(({ at }) => at > now);
    for (const { write } of due) write();
  }

  /** What it had begun comes to its end. */
  complete(well: boolean): void {
    for (const one of this.purchases) if (one.status === 'IN_PROGRESS') one.status = well ? 'SUCCESSFUL' : 'FAILED';
  }
}

const primary = { id: primaryId, isPrimary: true, peerAccountRef: `${accountRef}|1`, firstName: 'DANA', lastName: 'R' };
const lost: Fault = { kind: 'fault', why: 'timeout', transactionId: '' };

/** The form that a write is for; empty for the address, which may be kept again and again. */
function formOf(endpoint: string, { taxInfo, shipTo, couponCode, data }: Input): string {
  if (endpoint === 'customer.update') return '';
  return taxInfo?.customerId ?? shipTo?.name ?? couponCode ?? data?.linePreferences?.[0]?.lastName ?? '';
}

/** Returns the milliseconds until a late write is done. */
function delayOf(fate: keyof typeof lateMs, endpoint: string, { orderType }: Input): number {
  const isSingle = endpoint === 'topup.create' || orderType === 'RE_ORDER';
  return lateMs[isSingle ? fate : 'late'];
}
