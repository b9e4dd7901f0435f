import type { Action } from '#rpc/domain/decision.ts';
import { accountDoors } from './doors/account-doors.tsx';
import { activationDoors } from './doors/activation-doors.tsx';
import type { Doors } from './doors/door.ts';
import { lineDoors } from './doors/line-doors.tsx';

/** Every way to an action: the pages that show it, and the requests that send it. */
export const doors: Record<Action, Doors> = { ...lineDoors, ...activationDoors, ...accountDoors };
