import type { ReactNode } from 'react';

interface InfoCardProps {
  title: string;
  text?: string;
  /** 3 where the card stands under a heading of its own. */
  level?: 2 | 3;
  /** Above the title. */
  picture?: ReactNode;
  /** A button, or more to read. */
  children?: ReactNode;
}

/** One thing to know, and what can be done about it. */
export function InfoCard({ title, text, level = 2, picture, children }: InfoCardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="card">
      {picture}
      <div>
        <Heading>{title}</Heading>
        {text && <p className="quiet">{text}</p>}
      </div>
      {children}
    </section>
  );
}
