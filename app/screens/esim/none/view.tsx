import { NoLineView } from '#app/screens/status/none/no-line-view.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { noSetupMessages } from './copy.ts';

/** No line has an eSIM that waits for its setup (ESIM-1). */
export function NoSetupView() {
  return <NoLineView words={useCopy(noSetupMessages)} />;
}
