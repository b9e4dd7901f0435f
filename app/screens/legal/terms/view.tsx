import type { LegalSections } from '#app/copy/legal.ts';
import { LegalDocument } from '#app/ui/legal-document.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { termsMessages } from './copy.ts';

/** The Terms of Use (PUBLIC-20). */
export function TermsView({ sections }: { sections: LegalSections }) {
  return <LegalDocument copy={useCopy(termsMessages)} sections={sections} />;
}
