import type { Customer } from '#contracts/customer/vocabulary.ts';
import { lineStateOf } from '../domain/line-status.ts';
import { portProblemOf } from '../domain/port-detail.ts';
import type { SimCard } from '../domain/facts/sim-cards.ts';
import { type OrderStepName, orderSteps } from '../domain/order.ts';
import { portSteps, type PortStepName } from './port-step.ts';

/** Progress of a SIM card or a port-in: the step, its number from 1, and the number of steps (HOME-22). */
export type LineProgress = { at: number; of: number } & (KitProgress | PortProgress);
type KitProgress = { kind: 'kit'; step: OrderStepName };
type PortProgress = { kind: 'port'; step: PortStepName };

/** Returns the progress; undefined for a line that waits for neither, and for a port-in that only Care can continue. */
export function lineProgressOf(line: Customer, kit: SimCard | undefined): LineProgress | undefined {
  if (kit) return { kind: 'kit', step: kit.step, at: orderSteps.indexOf(kit.step) + 1, of: orderSteps.length };
  const place = lineStateOf(line.status) === 'porting' ? 'waiting' : portProblemOf(line) && 'fix';
  if (!place) return undefined;
  const steps = portSteps(line, place);
  return { kind: 'port', step: place, at: steps.findIndex(({ step }) => step === place) + 1, of: steps.length };
}
