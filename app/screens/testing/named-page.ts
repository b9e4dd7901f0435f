import type { ReactElement } from 'react';
import type { Reason } from '#rpc/domain/decision.ts';

/** What it shows, and the view. */
export type NamedPage = [name: string, view: ReactElement];

/** Two reasons that a form's own rules can give; the words of all reasons are on the forbidden page. */
export const refusals = (of: readonly [Reason, Reason]) => of;
