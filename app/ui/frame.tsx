import type { ReactNode } from 'react';
import { layoutCopies } from '#app/copy/frame.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useCopy } from './use-copy.ts';

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const copy = useCopy(layoutCopies);
  return (
    <>
      <div>
        <a className="skip unseen" href="#main">
          {copy.skip}
        </a>
        <Header />
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
