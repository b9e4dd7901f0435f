import { LegalDocument } from '#app/ui/legal-document.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { termsMessages } from './copy.ts';

/** The Terms of Use (portal-2 §2, figures of §9). */
export function TermsView() {
  return <LegalDocument copy={useCopy(termsMessages)} />;
}
