import type { ReactNode } from 'react';

interface InfoCardProps {
  title: string;
  text?: string;
  /** 3 if a heading above the card leads its section. */
  level?: 2 | 3;
  /** Picture above the title. */
  picture?: ReactNode;
  /** A button or more text below the text. */
  children?: ReactNode;
}

/** Card with one fact and its actions. */
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
