import { dataServiceMessages } from '#app/copy/data-service.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { paths } from '#app/ui/paths.ts';
import { DataSwitch } from '#app/ui/data-switch.tsx';
import { LineActions } from '#app/ui/line-actions.tsx';
import { LineHead } from '#app/ui/line-card.tsx';
import { LineNotice } from '#app/ui/line-notice.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { Summary, type SummaryRow } from '#app/ui/summary.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { useOffer } from '#app/ui/use-offer.ts';
import type { AccountLine, UsagePanel } from './intent.ts';
import { accountMessages } from './copy.ts';
import { UsageHistory } from './usage-history.tsx';

/** One line: its plan, whether its data runs, what it used. `index` makes its ids unique on the page. */
export function LineOfAccount({ line, index, usage }: { line: AccountLine; index: number; usage?: UsagePanel }) {
  const copy = useCopy(accountMessages);
  const data = useCopy(dataServiceMessages);
  const { leads } = useOffer();
  const id = `line-${index}`;
  const { paused } = line.dataService;
  const switched = line.actions.some(({ action }) => action === 'data-service');
  const rows: SummaryRow[] = [
    ...(line.plan.name ? [{ term: copy.plan, value: <Plan plan={line.plan} /> }] : []),
    ...(switched
      ? [
          {
            term: data.title,
            value: (
              <Tag tone={paused ? 'warn' : line.state === 'active' ? 'ok' : 'calm'}>
                {paused ? data.paused : data.on}
              </Tag>
            ),
          },
        ]
      : []),
  ];
  const dataSwitch = switched && <DataSwitch line={line} id={id} />;
  return (
    <article className={usage ? 'card span' : 'card'} aria-labelledby={id}>
      <LineHead line={line} id={id} />
      {line.notices
        // The switch says it, a few lines below.
        .filter((notice) => notice !== 'data-cutoff')
        .map((notice) => (
          <LineNotice key={notice} notice={notice} line={line} id={`${id}-${notice}`} />
        ))}
      {rows.length > 0 && <Summary rows={rows} />}
      <LineActions line={line} id={id} first={paused && dataSwitch}>
        {!paused && dataSwitch}
      </LineActions>
      {line.hasUsage && leads(paths.usage(line.ref)) && <UsageLink line={line} id={id} open={usage !== undefined} />}
      {usage && <UsageHistory usage={usage} />}
    </article>
  );
}

/** Opens and closes the usage history. */
function UsageLink({ line, id, open }: { line: AccountLine; id: string; open: boolean }) {
  const copy = useCopy(accountMessages).usage;
  const about = ` – ${lineInSentence(line, useCopy(ordinalMessages))}`;
  return (
    <p>
      <a className="tap" href={open ? `${paths.account}#${id}` : `${paths.usage(line.ref)}#usage`}>
        {open ? copy.hide : copy.view}
        <span className="unseen">{about}</span>
      </a>
    </p>
  );
}

function Plan({ plan: { name, price } }: { plan: AccountLine['plan'] }) {
  const copy = useCopy(accountMessages);
  return (
    <>
      <b>{name}</b>
      {price !== undefined && ` · ${copy.price(moneyText(price))}`}
    </>
  );
}
