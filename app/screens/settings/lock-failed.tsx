import { Banner } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { settingsMessages } from './settings/copy.ts';

/** Locking or unlocking failed: a matter for the care team (LOCK-4). */
export function LockFailed({ again }: { again?: boolean }) {
  const { brand } = usePage();
  const copy = useCopy(settingsMessages);
  return (
    <Banner
      tone="bad"
      title={copy.failed.title}
      more={
        again && (
          <div className="acts">
            <ButtonLink to={paths.unlock}>{copy.again}</ButtonLink>
          </div>
        )
      }
    >
      {copy.failed.text} <CallLink number={brand.careNumber} />.
    </Banner>
  );
}
