import { layoutMessages } from '#app/copy/layout.ts';
import { ButtonLink } from './button.tsx';
import { useCopy } from './use-copy.ts';

/** A button to another site, opened beside the portal; screen readers are told so. */
export function ExternalLink({ to, main = false, children }: { to: string; main?: boolean; children: string }) {
  const { newTab } = useCopy(layoutMessages);
  return (
    <ButtonLink newTab main={main} to={to} about={newTab}>
      {children}
    </ButtonLink>
  );
}
