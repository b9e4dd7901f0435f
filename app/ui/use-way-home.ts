import { layoutMessages } from '#app/copy/layout.ts';
import { useCopy, usePage } from './page-context.tsx';
import { paths } from './paths.ts';

/** The way Home; for category TEST, whom Home sends straight back to activation, to the profile (SIGNIN-8). */
export function useWayHome(): { to: string; words: string } {
  const { me } = usePage();
  const { backHome, profile } = useCopy(layoutMessages);
  if (!me) return { to: paths.preLogin, words: backHome };
  return me.isTest ? { to: paths.profile, words: profile } : { to: paths.home, words: backHome };
}
