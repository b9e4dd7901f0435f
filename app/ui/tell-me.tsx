import { notificationLinkMessages } from '#app/copy/notification-link.ts';
import { useCopy, usePage } from './page-context.tsx';
import { paths } from './paths.ts';

/** Leads somebody who waits to where notifications are turned on; nothing where there are none (SETTINGS-10). */
export function TellMe() {
  const { push, path, query } = usePage();
  const { tellMe } = useCopy(notificationLinkMessages);
  if (push !== 'offered') return null;
  return (
    <a className="btn" href={paths.notifications({ to: path + query })} rel="nofollow">
      {tellMe}
    </a>
  );
}
