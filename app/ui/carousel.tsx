import type { ReactNode } from 'react';
import { carouselMessages } from '#app/copy/carousel.ts';
import { useCopy } from './page-context.tsx';
import { PlainList } from './plain-list.tsx';

interface CarouselProps {
  /** Id that is unique on the page; the slides are `id-1`, `id-2`. */
  id: string;
  label: string;
  slides: readonly ReactNode[];
}

/**
 * Two slides, side by side in a list that is swiped, scrolled, or moved by its links. Where motion is welcome the
 * stylesheet moves it on every 3 s, but not under the pointer, with the focus inside, or once it was stopped
 * (PUBLIC-4).
 */
export function Carousel({ id, label, slides }: CarouselProps) {
  const copy = useCopy(carouselMessages);
  const of = slides.length;
  const slideId = (index: number) => `${id}-${((index + of) % of) + 1}`;
  return (
    <div className="carousel stack" role="group" aria-roledescription="carousel" aria-label={label}>
      <label className="pause">
        <input type="checkbox" /> {copy.pause}
      </label>
      <PlainList className="slides" tabIndex={0} aria-label={label}>
        {slides.map((slide, index) => (
          // The target of a link takes the focus only when it can have it; the focus is what stops the movement.
          <li key={slideId(index)} id={slideId(index)} tabIndex={-1} aria-label={copy.place(index + 1, of)}>
            {slide}
            <p className="acts">
              <a className="btn" href={`#${slideId(index - 1)}`}>
                {copy.previous}
              </a>{' '}
              <span className="quiet small">{copy.place(index + 1, of)}</span>{' '}
              <a className="btn" href={`#${slideId(index + 1)}`}>
                {copy.next}
              </a>
            </p>
          </li>
        ))}
      </PlainList>
    </div>
  );
}
