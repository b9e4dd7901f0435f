import type { ReactNode } from 'react';
import { journeyMessages } from '#app/copy/journey.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { callAddress } from './call-address.ts';
import { useCopy, usePage } from './page-context.tsx';
import { useOffer } from './use-offer.ts';
import { useWayHome } from './use-way-home.ts';

interface ButtonProps {
  children: ReactNode;
  /** The button is filled; a card or page has only one such button. */
  main?: boolean;
  name?: string;
  value?: string;
  /** The page opens with the focus on the button, which was pressed before a detour such as a sign-in. */
  focused?: boolean;
}

// The space after each keeps two buttons apart where a browser takes no styles.
const classOf = (main: boolean | undefined) => (main ? 'btn main' : 'btn');

/** Submits its form. Screen readers then announce that the form is being sent (SHELL-32). */
export function Button({ children, main, name, value, focused }: ButtonProps) {
  const { sending } = useCopy(journeyMessages);
  return (
    <>
      <button
        type="submit"
        className={classOf(main)}
        name={name}
        value={value}
        autoFocus={focused}
        data-sending={sending}
      >
        {children}
      </button>{' '}
    </>
  );
}

interface ButtonLinkProps {
  children: ReactNode;
  to: string;
  main?: boolean;
  /** Opens a new tab, for addresses outside the portal. */
  newTab?: boolean;
  /** Hidden text after the words, for screen readers, where many buttons have the same words. */
  about?: string;
}

/** A link that looks like a button; nothing where the carrier cannot do what it leads to (TIER-2). */
export function ButtonLink({ children, to, main, newTab, about }: ButtonLinkProps) {
  if (!useOffer().leads(to)) return null;
  return (
    <>
      <a className={classOf(main)} href={to} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {children}
        {about && <span className="unseen">{about}</span>}
      </a>{' '}
    </>
  );
}

/** A link that looks like the one filled button of a card or page. */
export function MainLink(props: Omit<ButtonLinkProps, 'main'>) {
  return <ButtonLink main {...props} />;
}

/** Home; for somebody who is not signed in, the page before sign-in. */
export function HomeButton({ main = false }: { main?: boolean }) {
  const { to, words } = useWayHome();
  return (
    <ButtonLink main={main} to={to}>
      {words}
    </ButtonLink>
  );
}

/** A button that calls support, or another number. */
export function CallButton({ main = false, number }: { main?: boolean; number?: string }) {
  const { brand } = usePage();
  const called = number ?? brand.supportNumber;
  return (
    <ButtonLink main={main} to={callAddress(called)}>
      {useCopy(problemMessages).call} {called}
    </ButtonLink>
  );
}

/** A button to another site, opened beside the portal; screen readers announce that. */
export function ExternalLink({ to, main = false, children }: { to: string; main?: boolean; children: string }) {
  const { newTab } = useCopy(layoutMessages);
  return (
    <ButtonLink newTab main={main} to={to} about={newTab}>
      {children}
    </ButtonLink>
  );
}
