import type { AriaAttributes } from 'react';
import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { paths } from '#app/ui/paths.ts';
import { DateTime } from '#app/ui/date-time.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { Known } from '#app/ui/known.tsx';
import { type Read, valueOf } from '#rpc/domain/facts/read.ts';
import { TapLink } from '#app/ui/page-link.tsx';
import type { UsagePanel } from '../usage-panel.ts';
import type { Bought, BoughtFor } from '#rpc/portal/purchase-history.ts';
import { accountMessages } from './copy.ts';

/** Rows that are shown before "View More" (ACCOUNT-5). */
const fewRows = 3;

interface PurchaseHistoryProps {
  /** The latest first. */
  purchases: Read<readonly BoughtFor[]>;
  /** The open usage history, which stays open. */
  usage?: UsagePanel;
  all: boolean;
  /** Names the line of each row; false when there is only one. */
  withLines: boolean;
}

/** Extra data that was bought for the lines. */
export function PurchaseHistory({ purchases, usage, all, withLines }: PurchaseHistoryProps) {
  const { bought: copy } = useCopy(accountMessages);
  const rows = valueOf(purchases) ?? [];
  const open = usage && { usage: usage.ref, cycle: usage.next && usage.cycle.start };
  const few = usage && open ? paths.accountUsage(open.usage, open.cycle) : paths.account;
  return (
    <section className="card" aria-labelledby="purchases">
      <div>
        <h2 id="purchases">{copy.title}</h2>
        {rows.length > 0 && <p className="quiet">{copy.text}</p>}
      </div>
      <Known of={purchases} missing={copy.missing}>
        {() =>
          rows.length === 0 ? (
            <p>{copy.none}</p>
          ) : (
            <PurchaseTable
              rows={all ? rows : rows.slice(0, fewRows)}
              aria-labelledby="purchases"
              withLines={withLines}
            />
          )
        }
      </Known>
      {rows.length > fewRows && (
        <p>
          <TapLink href={`${all ? few : paths.purchases(open)}#purchases`}>{all ? copy.less : copy.more}</TapLink>
        </p>
      )}
    </section>
  );
}

/** Time, size and line of each purchase. */
export function PurchaseTable({
  rows,
  withLines = false,
  ...name
}: {
  rows: readonly (Bought & Pick<BoughtFor, 'line'>)[];
  withLines?: boolean;
} & Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>) {
  const { bought: copy } = useCopy(accountMessages);
  return (
    <table className="table" {...name}>
      <thead>
        <tr>
          <th scope="col">{copy.when}</th>
          <th scope="col">{copy.size}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">
              <DateTime at={row.at} />
              {withLines && (
                <>
                  {' '}
                  <br />
                  <LineOf line={row.line} />
                </>
              )}
            </th>
            <td>
              <span className="keep">{row.gigabytes} GB</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LineOf({ line }: { line: BoughtFor['line'] }) {
  const { someLine } = useCopy(activitySummaryMessages);
  const ordinals = useCopy(ordinalMessages);
  return <span className="quiet">{line ? lineTitle(line, ordinals) : someLine}</span>;
}
