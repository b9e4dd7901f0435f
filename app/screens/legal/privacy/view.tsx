import type { LegalSections } from '#app/copy/legal.ts';
import { LegalDocument } from '#app/ui/legal-document.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { privacyMessages } from './copy.ts';

/** The Privacy Policy: 12 sections (PUBLIC-21). */
export function PrivacyView({ sections }: { sections: LegalSections }) {
  return <LegalDocument copy={useCopy(privacyMessages)} sections={sections} />;
}
