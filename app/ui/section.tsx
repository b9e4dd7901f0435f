import type { ReactNode } from 'react';

/** A part of a longer page, under its own heading. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {text && <p className="text">{text}</p>}
      {children}
    </section>
  );
}
