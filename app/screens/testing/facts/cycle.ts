import type { Bill } from '#fixtures/world/account.ts';
import { pass, second, world } from './clock.ts';
import { contradictions, openPages, type View } from './look.ts';
import type { Stage } from './stage.ts';
import { isInDoubt, type Moment, untruths } from './truths.ts';
import { worldState } from './world-state.ts';

const oneDay = 24 * 60 * 60 * second;

/**
 * Turns the billing cycle. @returns the differences between the bill and its forecast on Home, as text
 * @param earlier Home of the moment
 */
export async function billedOtherwise(stage: Stage, moment: Moment, earlier: View | undefined): Promise<string[]> {
  const { at, submission } = moment;
  // By then whatever was under way has ended, or has not.
  await pass(60 * 60 * second);
  const now = worldState(at);
  const { day } = now.forecast;
  const turnsAt = Date.parse(day) + oneDay / 2;
  await pass(turnsAt - oneDay - world.now(at));
  const billsOf = (pages: readonly string[]) => stage.atOneMoment(() => openPages(stage.person(1), pages));
  const [home] = await billsOf(['/home']);
  await pass(2 * oneDay);
  const [later, list] = await billsOf(['/home', '/bills']);
  if (!home || !later || !list) return [];
  const bill = at.bills.find((issued) => issued.day === day && issued.type === 'MONTHLY');
  const link = bill && list.links.find((address) => /^\/bills\/[\w-]{22}$/.test(address));
  const pages = link ? await billsOf([link]) : [];
  const isPromised =
    (!isInDoubt(moment.operation) || moment.operation?.state === 'pending') && !submission.before.isPorting;
  const latest = { ...moment, now, operation: (await stage.operations())[0] };
  const bills = at.bills.map((issued) => JSON.stringify(issued));
  return [
    ...contradictions([later, list]),
    ...untruths([later, list, ...pages], latest),
    ...submission.before.bills
      .filter((issued) => !bills.includes(issued))
      .map((issued) => `the bill ${issued} has changed`),
    ...(bill ? [...(earlier && isPromised ? [earlier] : []), home].flatMap((view) => promiseBroken(view, bill)) : []),
    ...pages
      .flatMap(({ facts }) => facts.filter(({ name }) => name === 'bill'))
      .flatMap(({ value }) => {
        const { amount, isMissing } = value as { amount: number; isMissing: boolean };
        return [
          ...(bill && amount !== Math.round(bill.amount * 100) ? [`the bill shows ${amount}`] : []),
          ...(isMissing ? ['the bill lacks what was ordered'] : []),
        ];
      }),
  ];
}

function promiseBroken({ facts }: View, { day: billDay, amount }: Bill): string[] {
  const billed = Math.round(amount * 100);
  const value = facts.find(({ name }) => name === 'next-bill')?.value as
    | { kind: string; day: string; total?: number; atLeast?: number; atMost?: number }
    | undefined;
  if ((value?.kind !== 'known' && value?.kind !== 'unclear') || value.day !== billDay) return [];
  const { total = 0, atLeast = total, atMost = total } = value;
  return billed >= atLeast && billed <= atMost ? [] : [`Home said ${atLeast} to ${atMost}, and ${billed} was billed`];
}
