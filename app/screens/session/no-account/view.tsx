import { address } from '#app/ui/address.ts';
import { Button } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { noAccountCopy as copy } from './copy.ts';

/** Signed in, and unknown to the carrier (portal-2 §8). */
export function NoAccountView() {
  const { brand, tokens } = usePage();
  return (
    <Sheet title={copy.heading}>
      <p>{copy.text(brand.longName)}</p>
      <p>
        {copy.call} <CallLink number={brand.supportNumber} />.
      </p>
      <PostForm action={address.logout} token={tokens.logout}>
        <div className="acts">
          <Button main>{copy.logOut}</Button>
        </div>
      </PostForm>
    </Sheet>
  );
}
