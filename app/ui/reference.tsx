import { journeyMessages } from '#app/copy/journey.ts';
import { Summary } from './summary.tsx';
import { useCopy } from './use-copy.ts';

/** What to tell when calling about something that was done. */
export function Reference({ id }: { id: string }) {
  const { reference } = useCopy(journeyMessages);
  return (
    <div className="card">
      <Summary rows={[{ term: reference, value: id }]} />
    </div>
  );
}
