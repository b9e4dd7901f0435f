import type { ReactNode } from 'react';

interface HeroProps {
  title: string;
  text: string;
  /** Buttons of the next steps. */
  children?: ReactNode;
  /** Under the buttons. */
  note?: string;
  picture?: ReactNode;
}

/** The top of a public page: what it is about, and what to do. */
export function Hero({ title, text, children, note, picture }: HeroProps) {
  return (
    <section className="hero">
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <div className="acts">{children}</div>}
      {note && <p className="small">{note}</p>}
      {picture}
    </section>
  );
}
