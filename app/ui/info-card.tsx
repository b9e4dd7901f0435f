import type { ReactNode } from 'react';

interface InfoCardProps {
  title: string;
  text: string;
  /** A button, or more to read. */
  children?: ReactNode;
}

/** One thing to know, and what can be done about it. */
export function InfoCard({ title, text, children }: InfoCardProps) {
  return (
    <section className="card">
      <div>
        <h2>{title}</h2>
        <p className="quiet">{text}</p>
      </div>
      {children}
    </section>
  );
}
