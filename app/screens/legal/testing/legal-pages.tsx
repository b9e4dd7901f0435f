import { usePage } from '#app/ui/page-context.tsx';
import { legalSections } from '../legal-texts.ts';
import { PrivacyView } from '../privacy/view.tsx';
import { TermsView } from '../terms/view.tsx';

/** The terms of use with the text that the deployment's file has for the page's brand and language. */
export function TermsPage() {
  const { brand, language } = usePage();
  return <TermsView sections={legalSections('terms', language, brand)} />;
}

/** The privacy policy with the text that the deployment's file has for the page's brand and language. */
export function PrivacyPage() {
  const { brand, language } = usePage();
  return <PrivacyView sections={legalSections('privacy', language, brand)} />;
}
