import type { ReactNode } from 'react';
import { moneyText } from './money.tsx';
import { useOffer } from './use-offer.ts';

interface PanelProps {
  id: string;
  title: string;
  /** Address to which the whole panel links. */
  to?: string | undefined;
  /** Main value, shown large: an amount in cents, or a text. */
  amount?: number | string | undefined;
  /** Colored for what needs care or is wrong; the brand's dark surface without. */
  tone?: 'warn' | 'bad' | undefined;
  /** A part above the panel is prominent already. */
  plain?: boolean;
  /** The panel is beside the main content on wide screens. */
  beside?: boolean;
  children?: ReactNode;
}

/** The one prominent surface of a page: the amount due, or the next event. */
export function Panel({ id, title, to, amount, tone, plain = false, beside = false, children }: PanelProps) {
  const { leads } = useOffer();
  const isLink = to !== undefined && leads(to);
  return (
    <section
      className={['card', !plain && 'panel', tone, beside && 'side'].filter(Boolean).join(' ')}
      aria-labelledby={id}
    >
      <h2 id={id}>
        {isLink ? (
          <a className="lead" href={to}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      {amount !== undefined && <p className="big">{typeof amount === 'number' ? moneyText(amount) : amount}</p>}
      {children}
    </section>
  );
}
