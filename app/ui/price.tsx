import { Money } from './money.tsx';

/** An amount that stands out: what something costs, or what is due; in cents. */
export function Price({ cents }: { cents: number }) {
  return (
    <b className="price">
      <Money cents={cents} />
    </b>
  );
}
