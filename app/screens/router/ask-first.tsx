import { List } from '#app/ui/list.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { RouterPage } from './router/intent.ts';
import { ChangePage } from './change-page.tsx';
import { routerMessages } from './router/copy.ts';

/** The page before a restart or a reset, with its consequences (ROUTER-5). */
export function AskFirst({ what, page }: { what: 'restart' | 'reset'; page: RouterPage }) {
  const copy = useCopy(routerMessages)[what];
  return (
    <ChangePage title={copy.title} page={page}>
      {() => (
        <PostForm operation={page.operationId} button={copy.button} back={{ to: paths.router(), words: copy.keep }}>
          <List items={copy.points} />
        </PostForm>
      )}
    </ChangePage>
  );
}
