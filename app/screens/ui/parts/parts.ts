import { formStates } from './state/form.tsx';
import { lineStatesShown } from './state/line.tsx';
import { pageStates } from './state/page.tsx';
import type { Shown } from './state/state.ts';
import { wordStates } from './state/word.tsx';

/** All parts of `app/ui`, each with all its states. */
export const parts: Shown = { ...wordStates, ...formStates, ...lineStatesShown, ...pageStates };
