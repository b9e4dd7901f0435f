import { layoutMessages } from '#app/copy/layout.ts';
import { MainLink } from '#app/ui/button.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';

/** A page about one line, when there is none that it could be about. */
export function NoLineView({ words: { title, text } }: { words: { title: string; text: string } }) {
  return (
    <SinglePage title={title}>
      <p>{text}</p>
      <div className="acts">
        <MainLink to={paths.postActivationHome}>{useCopy(layoutMessages).backHome}</MainLink>
      </div>
    </SinglePage>
  );
}
