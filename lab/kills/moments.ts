import { setTimeout as after } from 'node:timers/promises';
import type { FaultInput, FixtureAccount, worldClient } from '#fixtures/world-client.ts';

type World = ReturnType<typeof worldClient>;

/** A moment at which the portal is killed, relative to the write. */
export interface Moment {
  readonly name: string;
  /** Fault of the carrier that the write meets. */
  readonly fault?: Pick<FaultInput, 'fault' | 'afterEffect' | 'ms'>;
  /** Waits for the moment. @param sent settles when the portal has answered the form */
  readonly come: (to: {
    world: World;
    account: FixtureAccount;
    endpoint: string;
    sent: Promise<unknown>;
    part: number;
  }) => Promise<void>;
}

/** Waits until the unanswered call is at the carrier; 5 s at most, when no call is sent. */
async function arrived({ world, account, endpoint }: Parameters<Moment['come']>[0]): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await world.count(account, endpoint)) > 0) return;
    await after(50);
  }
}

/** Waits until a while after the portal has answered. */
async function answered({ sent, part }: Parameters<Moment['come']>[0]): Promise<void> {
  await sent;
  await after(part * 1_500);
}

export const moments: readonly Moment[] = [
  { name: 'as it is sent', come: ({ part }) => after(part * 60) },
  { name: 'on its way, before its effect', fault: { fault: 'hang', afterEffect: false }, come: arrived },
  { name: 'on its way, after its effect', fault: { fault: 'hang', afterEffect: true }, come: arrived },
  { name: 'after its reply was lost', fault: { fault: 500, afterEffect: true }, come: answered },
  // At this moment, a page has shown the operation in progress (SIGNIN-16).
  { name: 'after a late 403', fault: { fault: { status: 403, ms: 700 }, afterEffect: false }, come: answered },
  // At this moment, the portal has given up the call, which the carrier will still carry out (LEDGER-7).
  { name: 'before it arrives late', fault: { fault: 'late', ms: 150_000 }, come: answered },
  { name: 'after its answer', come: answered },
];
