import { topUpMessages } from '#app/copy/top-up.ts';
import { Note } from '#app/ui/banner.tsx';
import { dataSizeText } from '#app/ui/data-size.tsx';
import { dayText } from '#app/ui/day.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import type { DataNow } from '#rpc/domain/facts/data-now.ts';

interface DataStateProps {
  data: DataNow;
  /** The carrier is adding data that was not ordered here. */
  isAdding?: boolean | undefined;
}

/** Notes before money is spent: data under way (TOPUP-15), and the line's state (TOPUP-12). */
export function DataState({ data, isAdding = false }: DataStateProps) {
  const { before } = useCopy(topUpMessages);
  return (
    <>
      {isAdding && <Note tone="calm">{before.adding}</Note>}
      <StateNote data={data} />
    </>
  );
}

function StateNote({ data }: { data: DataNow }) {
  const { before } = useCopy(topUpMessages);
  const { today, language } = usePage();
  const text = (day?: string) => day && dayText(day, today, language);
  switch (data.kind) {
    case 'suspended':
    case 'not-installed':
    case 'paused':
      return <Note tone="warn">{before[data.kind]}</Note>;
    case 'slowed':
      return <Note tone="calm">{before.slowed(text(data.until))}</Note>;
    case 'used-up':
      return <Note tone="calm">{before['used-up'](text(data.left.resetsOn))}</Note>;
    case 'unlimited':
      return (
        <Note tone="calm">
          {before.unlimited(data.left.maxBytes > 0 ? dataSizeText(data.left.maxBytes) : undefined)}
        </Note>
      );
    case 'usable':
    case 'unread':
    case 'no-service':
      return null;
  }
}
