import type { ReactElement } from 'react';
import { formId } from '#rpc/testing/fake-bills.ts';
import type { Visit } from '../matrix-account.ts';
import type { Situation } from '../situations.ts';

/** A page of an action as somebody finds it; `undefined` where there is none. */
export type Page = (visit: Visit) => Promise<ReactElement | undefined>;

export interface Doors {
  /** Pages whose whole purpose is the action. */
  pages?: readonly Page[];
  /** The requests that a browser could send; with `once`, an allowed one is exactly one write. */
  requests?: readonly { send: (visit: Visit) => Promise<unknown>; once: boolean }[];
  /** Its button on Home or Account, by its words or link, and the lines that have it there. */
  buttons?: readonly Door[];
}

export interface Door {
  on: 'home' | 'account' | 'bills';
  words: string;
  link: string;
  has: (situation: Situation) => boolean;
}

/** A request that writes nothing. */
export const read = (send: (visit: Visit) => Promise<unknown>) => ({ send, once: false });
/** A request that is one write where it is allowed. */
export const write = (send: (visit: Visit) => Promise<unknown>) => ({ send, once: true });
export const operationId = formId;

/** The lines that have a button, open or blocked (HOME-3, ACCOUNT-1, LINE-5). */
export const has = (...kinds: RegExp[]) => {
  return ({ kind }: Situation) => kinds.some((pattern) => pattern.test(kind));
};
export const isPrimary = ({ person }: Situation) => person.startsWith('primary');
export const inService = has(/\(2\)/, /\(3\)/);
