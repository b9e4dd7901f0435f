import { address } from '#app/ui/address.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { expiredCopy as copy } from './copy.ts';

/** The session is over. `to` is the path that was asked for; OKAY signs out (decision 21). */
export function ExpiredView({ to }: { to?: string }) {
  const { tokens } = usePage();
  return (
    <Sheet title={copy.heading}>
      <p>{copy.text}</p>
      <div className="acts">
        <ButtonLink main to={to ? `${address.login}?to=${encodeURIComponent(to)}` : address.login}>
          {copy.again}
        </ButtonLink>
        <PostForm action={address.logout} token={tokens.logout}>
          <Button>{copy.okay}</Button>
        </PostForm>
      </div>
      <p className="quiet small">{copy.okayText}</p>
    </Sheet>
  );
}
