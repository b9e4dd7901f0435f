import { Fragment } from 'react';
import { frameCopies } from '#app/copy/frame.ts';
import { address } from './address.ts';
import type { HeaderKind } from './header-kind.ts';
import { usePage } from './page-facts.tsx';
import { useCopy } from './use-copy.ts';

const homePaths = ['/', address.home, '/post-activation-home'];

/** The areas of the portal that this header offers, as links; the one that the page belongs to is marked. */
export function AreaLinks({ kind }: { kind: Exclude<HeaderKind, 'public'> }) {
  const { path, nav } = usePage();
  const { areas } = useCopy(frameCopies);
  const support = { to: address.support, words: areas.support };
  const links: { to: string; words: string }[] =
    kind === 'support'
      ? [support]
      : [
          { to: address.home, words: areas.home },
          { to: address.account, words: areas.account },
          ...(nav.services ? [{ to: address.services, words: areas.services }] : []),
          support,
          { to: address.settings, words: areas.settings },
        ];
  const here = homePaths.includes(path) ? address.home : path;
  return (
    <>
      {links.map(({ to, words }) => (
        <Fragment key={to}>
          <a href={to} aria-current={to === here ? 'page' : undefined}>
            {words}
          </a>{' '}
        </Fragment>
      ))}
    </>
  );
}
