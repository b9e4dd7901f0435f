import { CallLink } from '#app/ui/call-link.tsx';
import { List } from '#app/ui/list.tsx';
import type { AssuranceCardCopy } from './copy.ts';

/**
 * The card that the footer leads to, 450 by 450 (SHELL-14): a page instead of a popup, so that it needs no script.
 */
export function AssuranceCardView({ copy }: { copy: AssuranceCardCopy }) {
  return (
    <section className="card square">
      <h1>{copy.heading}</h1>
      <List items={copy.points} />
      <p>
        {copy.call} <CallLink />.
      </p>
    </section>
  );
}
