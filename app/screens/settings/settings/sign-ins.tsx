import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { SignInFirst } from '#app/forms/sign-in-first.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TimeAgo } from '#app/ui/time-ago.tsx';
import type { SettingsModel } from './intent.ts';
import { type SettingsCopy, settingsMessages } from './copy.ts';
import { PlainList } from '#app/ui/plain-list.tsx';

/** Names that are the same in every language; the keys are those of the session's device. */
const browsers: Readonly<Record<string, string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
};
const systems: Readonly<Record<string, string>> = {
  android: 'Android',
  windows: 'Windows',
  macos: 'Mac',
  linux: 'Linux',
};

/** The customer's sessions, with buttons to end one, all others or all (SETTINGS-3, SETTINGS-4, SETTINGS-8). */
export function SignIns({ signIns }: Pick<SettingsModel, 'signIns'>) {
  const { language } = usePage();
  const copy = useCopy(settingsMessages).signIns;
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return (
    <InfoCard title={copy.title} text={copy.text}>
      <PlainList>
        {signIns.map(({ ref, browser, os, country, lastUsedAt, isCurrent: isThis }) => (
          <li className="pair" key={ref}>
            <span>
              {deviceName(copy, browser, os)}
              <br />
              <small>
                {country ? countries.of(country) : copy.unknown} · {copy.lastUsed} <TimeAgo at={lastUsedAt} />
              </small>
            </span>{' '}
            {isThis ? (
              // In a box of its own: a row's spans grow.
              <div>
                <Tag tone="ok">{copy.here}</Tag>
              </div>
            ) : (
              <SignOutForm name="device">
                <input type="hidden" name="ref" value={ref} />
                <Button>
                  {copy.signOut}
                  <span className="unseen">{copy.of(deviceName(copy, browser, os))}</span>
                </Button>
              </SignOutForm>
            )}
          </li>
        ))}
      </PlainList>
      {signIns.length > 1 && (
        <SignOutForm name="elsewhere">
          <Button>{copy.elsewhere}</Button>
        </SignOutForm>
      )}
      <SignOutForm name="everywhere">
        <Button>{copy.everywhere}</Button>
      </SignOutForm>
      <SignInFirst />
    </InfoCard>
  );
}

function SignOutForm({ name, children }: { name: 'everywhere' | 'elsewhere' | 'device'; children: ReactNode }) {
  const { tokens } = usePage();
  return (
    <PostForm action={paths.logout} token={tokens.logout}>
      <input type="hidden" name={name} value={paths.settings} />
      {children}
    </PostForm>
  );
}

function deviceName(copy: SettingsCopy['signIns'], browser: string, os: string): string {
  return copy.on(browsers[browser] ?? copy.browser, os === 'ios' ? copy.mobile : (systems[os] ?? copy.system));
}
