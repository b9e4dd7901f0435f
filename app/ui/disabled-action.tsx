import type { ReactNode } from 'react';

interface DisabledActionProps {
  /** The button's words. */
  children: ReactNode;
  /** Unique on the page. When `why` is left out, the id of the text that says it already. */
  id: string;
  why?: ReactNode;
}

/** Something that cannot be done now: it stays in its place and says why (LINE-24). */
export function DisabledAction({ children, id, why }: DisabledActionProps) {
  return (
    <div>
      <button type="button" className="btn" disabled aria-describedby={id}>
        {children}
      </button>
      {why && (
        <p className="why quiet small" id={id}>
          {why}
        </p>
      )}
    </div>
  );
}
