import type { ReactNode } from 'react';
import { usePage } from './page-context.tsx';

interface PostFormProps {
  children: ReactNode;
  /** Where it is sent; the page itself when left out. */
  action?: string;
  /** The token of another page than this one, as for Log out. */
  token?: string;
  /** False where the server's messages are better than the browser's. */
  browserChecks?: boolean;
}

/** A form that changes something: it carries the token of its session and page. */
export function PostForm({ children, action, token, browserChecks = false }: PostFormProps) {
  const { tokens } = usePage();
  return (
    <form className="stack" method="post" action={action} noValidate={!browserChecks}>
      <input type="hidden" name="_token" value={token ?? tokens.page} />
      {children}
    </form>
  );
}
