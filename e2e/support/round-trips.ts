import type { LoggedCall } from './world.ts';

/** The tracker is no carrier, and is called after the page (SHELL-37). */
export const isOfCarrier = ({ id }: Pick<LoggedCall, 'id'>): boolean => !id?.startsWith('marketing.');
