import { frameCopies } from '#app/copy/frame.ts';
import { address } from './address.ts';
import { usePage } from './page-facts.tsx';
import { useCopy } from './use-copy.ts';

export function Footer() {
  const { brand, now } = usePage();
  const copy = useCopy(frameCopies);
  return (
    <footer className="foot">
      <div>
        <a href={address.support}>{copy.helpAndSupport}</a>{' '}
        <a href={brand.external.welcomeCenter}>{copy.welcomeCenter}</a>{' '}
        <a href={address.terms}>{copy.terms}</a> <a href={address.privacy}>{copy.privacy}</a>{' '}
        <span>{copy.copyright(new Date(now).getUTCFullYear(), brand.copyrightHolder)}</span>
      </div>
    </footer>
  );
}
