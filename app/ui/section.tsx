import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of a longer page, under its own heading. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {text && <p className="text">{text}</p>}
      {children}
    </section>
  );
}
