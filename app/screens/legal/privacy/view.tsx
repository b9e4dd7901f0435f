import { LegalDocument } from '#app/ui/legal-document.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { privacyMessages } from './copy.ts';

/** The Privacy Policy: 12 sections (PUBLIC-21). */
export function PrivacyView() {
  return <LegalDocument copy={useCopy(privacyMessages)} />;
}
