import type { ReactNode } from 'react';
import { frameCopy } from '#app/copy/frame.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <div>
        <a className="skip unseen" href="#main">
          {frameCopy.skip}
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
