import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { DateTime } from '#app/ui/date-time.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { List } from '#app/ui/list.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { careCodeText, type CareShowing } from '#rpc/domain/care-code.ts';
import { showSupportMessages } from './copy.ts';

interface ShowSupportViewProps {
  showing?: CareShowing | undefined;
  /** The customer has just stopped showing the account to support. */
  stopped?: boolean;
}

/** The data that support would see, the code to read aloud, and the button to end it (CARE-2, CARE-8). */
export function ShowSupportView({ showing, stopped = false }: ShowSupportViewProps) {
  const copy = useCopy(showSupportMessages);
  return (
    <SinglePage title={copy.title} back={{ to: paths.settings, words: copy.back }}>
      {stopped && (
        <Banner tone="ok" stays>
          {copy.stopped}
        </Banner>
      )}
      {showing?.kind === 'code' && (
        <InfoCard title={copy.code.title} text={copy.code.read}>
          <p className="big keep">{careCodeText(showing.code)}</p>
          <p>
            {copy.code.until} <DateTime at={showing.until} />.
          </p>
          <div className="acts">
            <Ask ask="show">{copy.code.again}</Ask>
            <Ask ask="stop">{copy.stop}</Ask>
          </div>
        </InfoCard>
      )}
      {showing?.kind === 'seen' && (
        <InfoCard title={copy.seen.title} text={copy.seen.text}>
          <p>
            {copy.seen.until} <DateTime at={showing.until} />.
          </p>
          <Ask ask="stop" main>
            {copy.stop}
          </Ask>
        </InfoCard>
      )}
      <List items={copy.what} />
      {!showing && (
        <>
          <p>{copy.ask}</p>
          <Ask ask="show" main>
            {copy.button}
          </Ask>
        </>
      )}
    </SinglePage>
  );
}

function Ask({ ask, main = false, children }: { ask: 'show' | 'stop'; main?: boolean; children: string }) {
  return (
    <PostForm hidden={{ ask }}>
      <div className="acts">
        <Button main={main}>{children}</Button>
      </div>
    </PostForm>
  );
}
