import { Plan } from '#contracts/catalog/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { OperationState } from '../domain/ledger.ts';
import type { PlanChangeOrder } from '../domain/plan-change.ts';
import type { Operation } from '../operation/operations.ts';
import type { PortalContext } from '../portal-context.ts';
import { changePlanReview } from '#app/screens/change-plan/review/intent.ts';
import { contextOf, FakeAccount, noon, refOf, reply, type Replies } from './fake-account.ts';
import { type CustomerDraft, lineOf } from './fake-customer.ts';

const planNames = ['small', 'medium', 'large', 'esim'];
const imei = '356938035643809';
const cycle = { billStartDate: '2026-11-01', billEndDate: '2026-11-30', nextBillingDate: '2026-12-01' };

/** Returns a plan that can change to all others on sale, up or down; dollars a month. */
export const planOf = (name: string, baseLinePrice: number, fields: object = {}) =>
  Plan.parse({
    name,
    displayNameWeb: `The ${name}`,
    baseLinePrice,
    additionalLinePrice: baseLinePrice - 5,
    planData: 5,
    streamType: 'SD',
    upGradableTo: planNames.slice(planNames.indexOf(name) + 1),
    downGradableTo: planNames.slice(0, Math.max(0, planNames.indexOf(name))),
    ...fields,
  });

/** Operation id in the address of a review page. */
const formId = 'form-change-0001';

/** A group of two lines on the plan "medium", and the plans that they can change to. */
export class FakeShop {
  lines: Customer[] = [];
  /** Cents a month by plan; tests change them. */
  readonly prices: Record<string, number> = { small: 1500, medium: 3000, large: 4000, esim: 5500 };
  readonly replies: Replies;
  readonly account: FakeAccount;

  constructor() {
    this.draw();
    const onSale = [
      planOf('large', 45),
      planOf('esim', 60, { esimOnly: true }),
      planOf('medium', 35),
      planOf('small', 20),
    ];
    this.replies = {
      'customer.byUsername': ({ id }) => reply(this.lines.find((line) => line.emailId === id)),
      'customer.group': () => reply({ customers: this.lines }),
      'config.keys': reply({ TOPUP_DATA_LIMIT: 5, AUTO_TOP_UP_SIZE: 2, HSD_LINE_DISCOUNT: 5 }),
      'config.info': reply({ billDueDays: 15, standardBillDay: 3, dataProrate: true, planProrate: true }),
      'catalog.activePlans': reply({ plans: onSale }),
      'catalog.plan': ({ plan }) =>
        reply(onSale.find(({ name }) => name === plan) ?? planOf(String(plan), 30, { upGradableTo: ['large'] })),
      'device.imeiCheck': reply({ isValid: true, esimAvailable: true }),
      'customer.planPricing': ({ modified_occurrence }) => this.#pricing(modified_occurrence),
      'topup.group': reply({ purchases: [] }),
      'usage.group': reply({ billStartDate: '2026-11-01', billEndDate: '2026-11-30', users: [], days: [] }),
      'customer.planChangeStatus': reply({ status: 'SUCCESSFUL', requestedOn: '2026-10-01T08:00:00Z' }),
    };
    this.account = new FakeAccount(['line-1', 'line-2'], this.replies);
  }

  #pricing(modified: unknown) {
    const [{ occurrence = 0, reachPlanId = '' } = {}] = modified as { occurrence: number; reachPlanId: string }[];
    const price = this.prices[reachPlanId] ?? 0;
    return reply({
      planPricingInfoList: [
        { reachPlanId: 'medium', occurrence: 1, price: 3500, orgPrice: 3500 },
        { reachPlanId, occurrence, price, orgPrice: price },
      ],
    });
  }

  /** Sets the second line and the primary, as the carrier returns them. */
  draw(line: CustomerDraft = {}, primary: CustomerDraft = {}): void {
    this.lines = [
      lineOf(1, { firstName: 'DANA', lastName: 'REYES', reachPlanId: 'medium', ...cycle, ...primary }),
      lineOf(2, { reachPlanId: 'medium', imei, ...cycle, ...line }),
    ];
  }

  as(actor: Customer | undefined = this.lines[0]): PortalContext {
    return contextOf(actor as Customer, this.account).context;
  }

  /** Opens the review of a plan for the second line. @returns the page, and the payload of its form without the time */
  async open(planId = 'large', actor = this.lines[0], operationId = formId) {
    const choice = { lineRef: refOf('line-2'), operationId, planId };
    const page = await changePlanReview(this.as(actor), choice);
    if (page.kind !== 'review') throw new Error(page.kind);
    this.account.asked.length = 0;
    const { quoteHash, hint } = page.review;
    return { review: page.review, form: { ...choice, quoteHash, hint } };
  }

  /** Stores a plan change of the second line in the ledger. */
  put(state: OperationState, fields: Partial<Operation<'plan-change'>> = {}): Operation<'plan-change'> {
    const terms: PlanChangeOrder = {
      planId: 'large',
      planName: 'The large',
      fromPlanId: 'medium',
      fromPlanName: 'The medium',
      occurrence: 2,
      direction: 'upgrade',
      when: 'now',
      prices: [],
    };
    const operation: Operation<'plan-change'> = {
      id: 'operation-000099',
      kind: 'plan-change',
      subjectId: 'line-2',
      actorId: 'line-1',
      state,
      terms,
      issuedAt: noon,
      sentAt: noon,
      ...fields,
    };
    this.account.operations.push(operation);
    return operation;
  }

  termsOf(id: string): PlanChangeOrder {
    return this.account.operations.find((operation) => operation.id === id)?.terms as PlanChangeOrder;
  }
}
