import { frameCopy } from '#app/copy/frame.ts';
import { ButtonLink } from './button.tsx';

/** A button to another site, opened beside the portal; screen readers are told so. */
export function OutButton({ to, main = false, children }: { to: string; main?: boolean; children: string }) {
  return (
    <ButtonLink newTab main={main} to={to} about={frameCopy.newTab}>
      {children}
    </ButtonLink>
  );
}
