import { frameCopy } from '#app/copy/frame.ts';
import { address } from './address.ts';
import { usePage } from './page-facts.tsx';

export function Footer() {
  const { brand, now } = usePage();
  return (
    <footer className="foot">
      <div>
        <a href={address.support}>{frameCopy.helpAndSupport}</a>{' '}
        <a href={brand.external.welcomeCenter}>{frameCopy.welcomeCenter}</a>{' '}
        <a href={address.terms}>{frameCopy.terms}</a> <a href={address.privacy}>{frameCopy.privacy}</a>{' '}
        <span>{frameCopy.copyright(new Date(now).getUTCFullYear(), brand.copyrightHolder)}</span>
      </div>
    </footer>
  );
}
