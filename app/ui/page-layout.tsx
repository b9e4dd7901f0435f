import type { ReactNode } from 'react';
import { layoutMessages } from '#app/copy/layout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SignedInAgain } from '#app/forms/sign-in-first.tsx';
import { useCopy } from './use-copy.ts';

/** What stands around every page. */
export function PageLayout({ children }: { children: ReactNode }) {
  const copy = useCopy(layoutMessages);
  return (
    <>
      <div>
        <a className="skip unseen" href="#main">
          {copy.skip}
        </a>
        <Header />
      </div>
      <main id="main" tabIndex={-1}>
        <SignedInAgain />
        {children}
      </main>
      <Footer />
    </>
  );
}
