import { useCopy } from '#app/ui/use-copy.ts';
import { noStatusMessages } from './copy.ts';
import { NoLineView } from './no-line-view.tsx';

/** No line has an activation or a port-in under way (PORT-1). */
export function NoStatusView() {
  return <NoLineView words={useCopy(noStatusMessages)} />;
}
