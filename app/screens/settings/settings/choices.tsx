import { InfoCard } from '#app/ui/info-card.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { settingsMessages } from './copy.ts';

interface ChoicesProps {
  title: string;
  text?: string;
  options: readonly { words: string; to: string; chosen: boolean; lang?: string }[];
}

/** One thing to choose, by links; the present choice is marked (SETTINGS-2). */
export function Choices({ title, text, options }: ChoicesProps) {
  const { chosen: mark } = useCopy(settingsMessages);
  return (
    <InfoCard title={title} text={text}>
      <div className="acts">
        {options.map(({ words, to, chosen, lang }) => (
          <a
            key={to}
            className={chosen ? 'btn main' : 'btn'}
            href={to}
            lang={lang}
            hrefLang={lang}
            rel="nofollow"
            aria-current={chosen ? 'true' : undefined}
          >
            {words}
            {chosen && <span className="unseen">{mark}</span>}
          </a>
        ))}
      </div>
    </InfoCard>
  );
}
