import type { ReactNode } from 'react';
import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import { faceOf } from './line-card.tsx';
import { useCopy } from './page-context.tsx';
import { PhoneNumber } from './phone-number.tsx';

interface LineSideProps {
  line: Omit<LineName, 'ref'>;
  id?: string;
  children: ReactNode;
}

/**
 * The side card of a journey: its line, and the state of it now or afterwards. It repeats, and has no fields
 * (SHELL-52).
 */
export function LineSide({ line, id = 'side', children }: LineSideProps) {
  const ordinals = useCopy(ordinalMessages);
  return (
    <section className="card side sticky" aria-labelledby={id}>
      <div {...faceOf(line)}>
        <h2 id={id}>{lineTitle(line, ordinals)}</h2>{' '}
        {line.msisdn && (
          <p>
            <PhoneNumber digits={line.msisdn} />
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
