import { MainLink } from '#app/ui/button.tsx';
import { List } from '#app/ui/list.tsx';
import { Note } from '#app/ui/banner.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { Section } from '#app/ui/section.tsx';

interface HostedPageFormProps {
  operationId: string;
  /** The page that was made meanwhile: people are led there instead of having another one made. */
  page?: string | undefined;
  /** The steps on the hosted page, in order. */
  next: { title: string; steps: readonly string[] };
  note?: string | undefined;
  button: string;
  toPage: string;
}

/** The way to a page of the payment system, where cards and payments are typed (SAFETY-14). */
export function HostedPageForm({ operationId, page, next, note, button, toPage }: HostedPageFormProps) {
  return (
    <>
      <Section title={next.title}>
        <List numbered items={next.steps} />
      </Section>
      {note && <Note tone="calm">{note}</Note>}
      {page ? (
        <div className="acts">
          <MainLink to={page}>{toPage}</MainLink>
        </div>
      ) : (
        <PostForm operation={operationId} button={button} />
      )}
    </>
  );
}
