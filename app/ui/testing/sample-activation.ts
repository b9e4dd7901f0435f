import type { ChecklistPage } from '../../screens/activation/checklist/intent.ts';
import type { ConfirmPage } from '../../screens/activation/confirm/intent.ts';
import type { DevicePage } from '../../screens/activation/device/intent.ts';
import type { KitCharges, KitPage } from '../../screens/activation/kit/intent.ts';
import type { NamePage } from '../../screens/activation/name/intent.ts';
import type { NumberPage } from '../../screens/activation/number/intent.ts';
import type { SimPage } from '../../screens/activation/sim/intent.ts';
import type { SummaryPage } from '../../screens/activation/summary/intent.ts';
import type { ActivationOutcome, ActivationResult } from '../../screens/activation/result/activation-outcome.ts';
import type { OrderSummary } from '../../screens/activation/order-summary.ts';
import { shippingAddress } from './sample-add-line.ts';
import { sampleCharge } from './sample.ts';
import { sampleNow } from './sample-page.ts';

export const activatedLine = { ref: 'ref-1', name: 'Dana Reyes', occurrence: 1 };
export const pixel = { imei: '356938035643809', esimAvailable: true, make: 'Google', model: 'Pixel 8' };
const shared = { version: 'version-1', line: activatedLine, sim: 'sim', isChange: false } as const;
const progress = (step: number, of: number, percent: number) => ({ step, of, percent });
const carriers = [
  {
    displayName: 'Verizon',
    pinLabel: 'Number Transfer PIN',
    acctNumMsg: 'Your account number is on your bill.',
    pinMsg: 'Dial #PORT from {0}.',
    pinTel: '#PORT',
    extraPinInfo: 'Turn off Number Lock first.',
  },
  { displayName: 'Boost Mobile', pinLabel: 'Account PIN', pinMsg: 'Ask about {0}.', pinTel: '8882667848' },
  { displayName: 'Other' },
];
export const portIn = { kind: 'port', number: '5550102231', carrier: 'Verizon', zip: '01803' } as const;

export function checklistPage(overrides: Partial<ChecklistPage> = {}): ChecklistPage {
  return { ...shared, kind: 'checklist', linesLeft: 1, operationId: 'operation-000001', ...overrides };
}

export function namePage(overrides: Partial<NamePage> = {}): NamePage {
  return { ...shared, kind: 'name', back: 'checklist', operationId: 'operation-000001', isSaving: false, ...overrides };
}

export function devicePage(overrides: Partial<DevicePage> = {}): DevicePage {
  const step = progress(1, 4, 25);
  return { ...shared, kind: 'device', back: 'checklist', progress: step, planName: 'Best Fit 5GB', ...overrides };
}

export const kitCharges: KitCharges = {
  recipient: 'Dana Reyes',
  address: shippingAddress,
  kitPrice: 499,
  shipping: { name: 'First class', days: '3-6', amount: 300 },
  tax: 31,
  total: 830,
  charge: sampleCharge({ cents: 830 }),
  mark: 'mark-1',
};

export function kitPage(overrides: Partial<KitPage> = {}): KitPage {
  return {
    ...shared,
    sim: 'esim',
    kind: 'kit',
    back: 'device',
    progress: progress(1, 3, 33),
    device: { imei: '356938035643111', esimAvailable: false },
    address: shippingAddress,
    operationId: 'operation-000001',
    decision: { allowed: true },
    hasAddress: true,
    signInFirst: false,
    ...overrides,
  };
}

export function numberPage(overrides: Partial<NumberPage> = {}): NumberPage {
  return {
    ...shared,
    kind: 'number',
    back: 'device',
    progress: progress(2, 4, 50),
    newNumber: { allowed: true },
    carriers,
    portSecrets: 'none',
    hasPin: false,
    ...overrides,
  };
}

export function simPage(overrides: Partial<SimPage> = {}): SimPage {
  return { ...shared, kind: 'sim', back: 'number', progress: progress(3, 4, 75), ...overrides };
}

/** The first month on the bill of Dec 5, with a hold of $25.00; and paid now. */
export const monthLater = { charge: sampleCharge({ cents: 2656 }), hold: 2500 };
export const monthNow = { charge: sampleCharge({ cents: 2656, at: 'now', billDay: undefined }) };

const orderSummary: OrderSummary = {
  plan: { name: 'Best Fit 5GB', price: 2500 },
  payNow: { kind: 'absent' },
  later: monthLater,
  firstMonth: { kind: 'unpaid' },
  cards: { allowed: true },
};

export function summaryPage(overrides: Partial<SummaryPage> = {}): SummaryPage {
  return { ...shared, ...orderSummary, kind: 'summary', back: 'sim', progress: progress(3, 4, 75), ...overrides };
}

export function confirmPage(overrides: Partial<ConfirmPage> = {}): ConfirmPage {
  return {
    ...shared,
    kind: 'confirm',
    back: 'sim',
    progress: progress(4, 4, 100),
    device: pixel,
    iccid: '8901260123456789012',
    plan: { name: 'Best Fit 5GB', price: 2500 },
    number: { kind: 'new', zip: '01803' },
    firstMonth: { kind: 'unpaid' },
    operationId: 'operation-000001',
    mark: 'mark-1',
    ...overrides,
  };
}

/** The last page of an eSIM, with its order summary. */
export function esimPage(summary: Partial<OrderSummary> = {}, overrides: Partial<ConfirmPage> = {}): ConfirmPage {
  const order = { summary: { ...orderSummary, ...summary }, markNow: 'mark-2' };
  const esim = { sim: 'esim', iccid: undefined, back: 'number', progress: progress(3, 3, 100) } as const;
  return confirmPage({ ...esim, ...order, ...overrides });
}

export function activationResult(
  outcome: ActivationOutcome,
  overrides: Partial<ActivationResult> = {},
): ActivationResult {
  return {
    line: activatedLine,
    sim: 'sim',
    isPort: false,
    operationId: 'operation-000001',
    sentAt: sampleNow - 60_000,
    outcome,
    firstMonth: { kind: 'unpaid' },
    cards: { allowed: true },
    ...overrides,
  };
}
