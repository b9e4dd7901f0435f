import { InfoCard } from '#app/ui/info-card.tsx';

interface Choice {
  /** What can be chosen. */
  title: string;
  /** What is chosen now. */
  now: string;
  others: readonly { words: string; to: string; lang?: string }[];
}

/** Things to choose by links: each says what it is now and leads to the other (SETTINGS-2). */
export function Choices({ title, choices }: { title: string; choices: readonly Choice[] }) {
  return (
    <InfoCard title={title}>
      <div>
        {choices.map(({ title: what, now, others }) => (
          <p className="pair" key={what}>
            <span>
              <small>{what}</small>
              <br />
              <b>{now}</b>
            </span>{' '}
            {others.map(({ words, to, lang }) => (
              <a key={to} href={to} lang={lang} hrefLang={lang} rel="nofollow">
                {words}
                {!lang && <span className="unseen"> – {what}</span>}
              </a>
            ))}
          </p>
        ))}
      </div>
    </InfoCard>
  );
}
