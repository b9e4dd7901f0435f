import { Fragment } from 'react';
import { Button } from '#app/ui/button.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { SignInFirst } from '#app/forms/sign-in-first.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TimeAgo } from '#app/ui/time-ago.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { SettingsModel } from '#rpc/portal/settings/settings-page.ts';
import type { SettingsCopy } from './copy.en.ts';
import { settingsMessages } from './copy.ts';

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

/** The customer's sessions, and the way to end them all (SETTINGS-3, SETTINGS-4). */
export function SignIns({ signIns }: Pick<SettingsModel, 'signIns'>) {
  const { language, tokens } = usePage();
  const copy = useCopy(settingsMessages).signIns;
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return (
    <InfoCard title={copy.title} text={copy.text}>
      <Summary
        rows={signIns.map(({ browser, os, country, lastUsedAt, isThis }, index) => ({
          id: String(index),
          term: deviceName(copy, browser, os),
          value: (
            <Fragment>
              {country ? countries.of(country) : copy.unknown} · {copy.lastUsed} <TimeAgo at={lastUsedAt} />{' '}
              {isThis && <Tag tone="ok">{copy.here}</Tag>}
            </Fragment>
          ),
        }))}
      />
      <PostForm action={paths.logout} token={tokens.logout}>
        <input type="hidden" name="everywhere" value={paths.settings} />
        <div className="acts">
          <Button>{copy.everywhere}</Button>
        </div>
        <SignInFirst />
      </PostForm>
    </InfoCard>
  );
}

function deviceName(copy: SettingsCopy['signIns'], browser: string, os: string): string {
  return copy.on(browsers[browser] ?? copy.browser, os === 'ios' ? copy.mobile : (systems[os] ?? copy.system));
}
