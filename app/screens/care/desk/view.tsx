import { useForm } from '@conform-to/react';
import type { CareFacts } from '#rpc/portal/care-view.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Banner } from '#app/ui/banner.tsx';
import { Button, MainLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { deskMessages } from './copy.ts';
import { Facts } from './facts.tsx';
import type { DeskFields } from './form.ts';

interface DeskViewProps {
  agent?: { name: string } | undefined;
  /** The facts that a customer shows; absent while nobody does. */
  facts?: CareFacts | undefined;
  /** The sign-in failed. */
  failed?: boolean;
  again?: FormReply | undefined;
}

/** The agent's page: sign in, type a code, look (CARE-5). */
export function DeskView({ agent, facts, failed = false, again }: DeskViewProps) {
  const copy = useCopy(deskMessages);
  return (
    <SinglePage title={copy.title} about={copy.about}>
      {failed && !agent && <Banner tone="bad">{copy.failed}</Banner>}
      {agent ? (
        <>
          {facts ? <Facts facts={facts} /> : <CodeForm again={again} />}
          <PostForm>
            <p className="quiet">{copy.as(agent.name)}</p>
            <input type="hidden" name="ask" value="sign-out" />
            <div className="acts">
              <Button>{copy.signOut}</Button>
            </div>
          </PostForm>
        </>
      ) : (
        <div className="acts">
          <MainLink to={paths.careLogin}>{copy.signIn}</MainLink>
        </div>
      )}
    </SinglePage>
  );
}

function CodeForm({ again }: Pick<DeskViewProps, 'again'>) {
  const { code: copy } = useCopy(deskMessages);
  const [form, { code }] = useForm<DeskFields>({ id: 'code', lastResult: again ?? null });
  return (
    <>
      <ErrorSummary fields={[code]} />
      <PostForm form={form} button={copy.button} hidden={{ ask: 'open' }}>
        <Field field={code} label={copy.label} hint={copy.hint} autoComplete="off" />
      </PostForm>
    </>
  );
}
