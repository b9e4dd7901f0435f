import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { paths } from '#app/ui/paths.ts';
import { LineName } from '#app/ui/line-name.tsx';
import { List } from '#app/ui/list.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { DataServiceForm } from '#rpc/portal/data-service.ts';
import { pauseDataMessages } from './copy.ts';

/** Confirmation before a line's data is paused: the effect, and the services that still work. */
export function PauseDataView({ form }: { form: DataServiceForm }) {
  const copy = useCopy(pauseDataMessages);
  const line = lineInSentence(form.line, useCopy(ordinalMessages));
  const backLink = { to: paths.account, words: copy.back };
  if (!form.decision.allowed) {
    return (
      <SinglePage title={copy.title} about={<LineName line={form.line} />} back={backLink}>
        <Refused why={form.decision} />
      </SinglePage>
    );
  }
  return (
    <SinglePage title={copy.question(line)} about={<LineName line={form.line} />} back={backLink}>
      <List items={copy.what} />
      <PostForm operation={form.operationId} button={copy.pause} back={{ to: paths.account, words: copy.keep }} />
    </SinglePage>
  );
}
