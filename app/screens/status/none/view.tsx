import type { ByLanguage } from '#app/copy/language.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { MainLink } from '#app/ui/button.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';

/** A page about one line, when there is none that it could be about: to set up (ESIM-1), or under way (PORT-1). */
export function NoLineView({ words }: { words: ByLanguage<{ title: string; text: string }> }) {
  const { title, text } = useCopy(words);
  return (
    <SinglePage title={title}>
      <p>{text}</p>
      <div className="acts">
        <MainLink to={paths.postActivationHome}>{useCopy(layoutMessages).backHome}</MainLink>
      </div>
    </SinglePage>
  );
}
