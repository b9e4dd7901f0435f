import { languageNames, languages } from '#app/copy/language.ts';
import { notificationLinkMessages } from '#app/copy/notification-link.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { isOtpRefusal } from '#rpc/domain/account-lock.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { LockFailed } from '../lock-failed.tsx';
import { otpMessages } from '../one-time-password/copy.ts';
import type { SettingsModel } from './intent.ts';
import { settingsMessages } from './copy.ts';
import { KeptData } from './kept-data.tsx';
import { LockSwitch } from './lock-switch.tsx';
import { SignIns } from './sign-ins.tsx';

interface SettingsViewProps {
  settings: SettingsModel;
  /** Number of other sessions that have just been ended (SETTINGS-8). */
  signedOut?: number | undefined;
}

/** Page of the account lock, the other settings, and links to the customer's own data (SETTINGS-1). */
export function SettingsView({ settings, signedOut }: SettingsViewProps) {
  const { language, lite, push, showsSupport } = usePage();
  const { notifications } = useCopy(notificationLinkMessages);
  const copy = useCopy(settingsMessages);
  const { after, lock, operationId, signIns } = settings;
  return (
    <>
      <h1>{copy.title}</h1>
      {after && <LockOutcome entry={after} />}
      {signedOut !== undefined && (
        <Banner tone="ok" stays>
          {copy.signIns.ended(signedOut)}
        </Banner>
      )}
      <div className="cols">
        <div className="stack">
          {lock && <LockSwitch {...lock} operationId={operationId} />}
          <SignIns signIns={signIns} />
          {push && <LinkRows label={notifications} links={[{ to: paths.notifications(), words: notifications }]} />}
          <Choices
            title={copy.choices}
            choices={[
              {
                title: copy.language,
                now: languageNames[language],
                others: languages
                  .filter((otherLanguage) => otherLanguage !== language)
                  .map((otherLanguage) => ({
                    words: languageNames[otherLanguage],
                    to: paths.preference({ lang: otherLanguage, to: paths.settings }),
                    lang: otherLanguage,
                  })),
              },
              {
                title: copy.lite.text,
                now: lite ? copy.lite.on : copy.lite.off,
                others: [
                  {
                    words: lite ? copy.lite.turnOff : copy.lite.turnOn,
                    to: paths.preference({ lite: lite ? 'off' : 'on', to: paths.settings }),
                  },
                ],
              },
            ]}
          />
        </div>
        <div className="side stack">
          <KeptData />
          {showsSupport && (
            <InfoCard title={copy.showSupport.title} text={copy.showSupport.text}>
              <ButtonLink to={paths.showSupport}>{copy.showSupport.button}</ButtonLink>
            </InfoCard>
          )}
          <LinkRows
            label={copy.more}
            links={[
              { to: paths.leaving, words: copy.leaving },
              { to: paths.accessibility, words: copy.accessibility },
            ]}
          />
        </div>
      </div>
    </>
  );
}

/** Result of locking or unlocking: the panels of success and failure (LOCK-2, LOCK-4, LOCK-6). */
function LockOutcome({ entry }: { entry: ActivityEntry }) {
  const copy = useCopy(settingsMessages);
  const { replies } = useCopy(otpMessages);
  const { state, refusal, summary } = entry;
  if (state === 'done') {
    const { title, text } = summary.kind === 'account-unlock' ? copy.unlocked : copy.locked;
    return (
      <Banner tone="ok" title={title} stays>
        {text}
      </Banner>
    );
  }
  const isLock = summary.kind !== 'secure-account';
  if (!isLock || state !== 'refused' || refusal === 'absent') return <OperationBanner entry={entry} />;
  // A try whose answer came late, when its page was left already.
  if (isOtpRefusal(refusal)) {
    return (
      <Banner
        tone="bad"
        more={
          <div className="acts">
            <ButtonLink to={paths.unlock}>{copy.again}</ButtonLink>
          </div>
        }
      >
        {replies[refusal]}
      </Banner>
    );
  }
  return <LockFailed />;
}

interface Choice {
  /** Name of the setting. */
  title: string;
  /** The present value of the setting. */
  now: string;
  others: readonly { words: string; to: string; lang?: string }[];
}

/** Choices by links: each shows its present value and leads to the others (SETTINGS-2). */
function Choices({ title, choices }: { title: string; choices: readonly Choice[] }) {
  return (
    <InfoCard title={title}>
      <div>
        {choices.map(({ title: what, now, others }) => (
          <p className="pair" key={what}>
            <span>
              <small>{what}</small>
              <br />
              <b>{now}</b>
            </span>{' '}
            {others.map(({ words, to, lang }) => (
              <a key={to} href={to} lang={lang} hrefLang={lang} rel="nofollow">
                {words}
                {!lang && <span className="unseen"> – {what}</span>}
              </a>
            ))}
          </p>
        ))}
      </div>
    </InfoCard>
  );
}
