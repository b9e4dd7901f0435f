import type { ReactNode } from 'react';
import { Scene } from './scene.tsx';

interface HeroProps {
  title: string;
  text: string;
  /** Buttons that follow the words. */
  children?: ReactNode;
  /** Shows the brand's picture in place of its motif. */
  scene?: boolean;
}

/** The top of a public page, on the brand's dark surface: what it is about, and what to do. */
export function Hero({ title, text, children, scene = false }: HeroProps) {
  return (
    <section className={scene ? 'hero scenic' : 'hero'}>
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <div className="acts">{children}</div>}
      {scene && <Scene />}
    </section>
  );
}
