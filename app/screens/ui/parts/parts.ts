import { formStates } from './state/form-states.tsx';
import { lineStatesShown } from './state/line-states.tsx';
import { pageStates } from './state/page-states.tsx';
import { pictureStates } from './state/picture-states.tsx';
import { screenStates } from './state/screen-states.tsx';
import type { Shown } from './state/states.ts';
import { wordStates } from './state/word-states.tsx';

/** All parts of `app/ui`, each with all its states. */
export const sharedParts: Shown = { ...wordStates, ...formStates, ...lineStatesShown, ...pageStates, ...pictureStates };

/** The shared parts, and the parts of single screens that have states. */
export const parts: Shown = { ...sharedParts, ...screenStates };
