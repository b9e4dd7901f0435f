import type { ReactNode } from 'react';
import { lateMessages } from '#app/copy/late.ts';
import { Note } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { FormRefused, SignedInAgain } from '#app/forms/sign-in-first.tsx';
import { useCopy, usePage } from './page-context.tsx';

/** The frame of every page. A document that contains `#end` has arrived as a whole (SHELL-44). */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <OperatorNotice />
        <SignedInAgain />
        <FormRefused />
        <LateNote />
        <AwayNote />
        {children}
      </main>
      <Footer />
      <div id="end" />
    </>
  );
}

/** The operator's notice for everybody (SAFETY-55). */
function OperatorNotice() {
  const { notice } = usePage();
  return notice ? <Note tone="warn">{notice}</Note> : null;
}

/** Note that a part of the page still loads, with the link that loads it (HTTP-25). */
export function LateNote() {
  const { late, path, query } = usePage();
  const copy = useCopy(lateMessages);
  if (!late) return null;
  return (
    <Note tone="calm" more={<a href={path + query}>{copy.load}</a>}>
      {copy.text} <span data-reload="">{copy.byItself} </span>
    </Note>
  );
}

/** Note that the carrier does not answer, on a page that works without its reply (SETTINGS-9). */
function AwayNote() {
  const { away } = usePage();
  const copy = useCopy(lateMessages);
  return away ? <Note tone="calm">{copy.away}</Note> : null;
}
