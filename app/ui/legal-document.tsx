import type { LegalCopy } from '#app/copy/legal.ts';
import { CallText } from './call-link.tsx';
import { usePage } from './page-context.tsx';
import { TapLink } from './page-link.tsx';

/** A legal text: a table of contents, and numbered sections that can be linked to. */
export function LegalDocument({ copy }: { copy: LegalCopy }) {
  const { brand } = usePage();
  const listed = Object.entries(copy.sections);
  return (
    <article className="sheet">
      <div className="head">
        <h1>{copy.title}</h1>
        <p>
          <time dateTime={copy.updated.month}>{copy.updated.words}</time>
        </p>
      </div>
      <p>{copy.about}</p>
      <nav aria-label={copy.contents}>
        <details className="more">
          <summary>{copy.contents}</summary>
          <ol>
            {listed.map(([id, { heading }], index) => (
              <li key={id}>
                <TapLink href={`#${id}`}>
                  {index + 1}. {heading}
                </TapLink>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      {listed.map(([id, { heading, text, list, link }], index) => (
        <section key={id} id={id} className="stack">
          <h2>
            {index + 1}. {heading}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <CallText number={brand.supportNumber}>{paragraph}</CallText>
            </p>
          ))}
          {list && (
            <ul className="points">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {link && (
            <p>
              <TapLink href={link.to}>{link.words}</TapLink>
            </p>
          )}
        </section>
      ))}
      <a className="back" href="#main">
        {copy.toTop}
      </a>
    </article>
  );
}
