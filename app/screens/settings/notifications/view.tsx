import { Banner } from '#app/ui/banner.tsx';
import { List } from '#app/ui/list.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { WidePage } from '#app/ui/wide-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { type Alert, alerts } from '#rpc/notification/notification.ts';
import { notificationsMessages } from './copy.ts';
import { alertField } from './form.ts';
import type { NotificationsModel } from './intent.ts';

interface NotificationsViewProps {
  page: NotificationsModel;
  /** Path of the page that linked here, to which the customer goes back. */
  to?: string | undefined;
  /** The customer just turned notifications on, or changed them. */
  isNew?: boolean | undefined;
  /** Nothing was changed: the browser's push service is not allowed. */
  isRefused?: boolean | undefined;
}

/** The notifications on this browser, and the switch for them (SETTINGS-11). */
export function NotificationsView({ page, to, isNew = false, isRefused = false }: NotificationsViewProps) {
  const copy = useCopy(notificationsMessages);
  const isOn = page.alerts !== undefined;
  const backLink = to === undefined ? { to: paths.settings, words: copy.settings } : { to, words: copy.backToPage };
  return (
    <WidePage
      title={copy.title}
      back={backLink}
      after={
        <div className="card">
          {!isOn && <p>{copy.iphone}</p>}
          <p>{copy.never}</p>
          <p>{copy.until}</p>
          <p>{copy.ends}</p>
          <p>
            <TapLink href={paths.activity}>{copy.activity}</TapLink>
          </p>
        </div>
      }
    >
      {isRefused && <Banner tone="bad">{copy.notTaken}</Banner>}
      {isOn && <Banner tone={isNew ? 'ok' : 'calm'} {...copy.on} stays />}
      <p>{copy.about}</p>
      <List items={copy.waits} />
      {isOn ? <TurnedOn page={page} /> : <TurnedOff page={page} />}
    </WidePage>
  );
}

function TurnedOff({ page: { publicKey, keyId } }: { page: NotificationsModel }) {
  const copy = useCopy(notificationsMessages);
  return (
    <PostForm hidden={{ turn: 'on', key: keyId }}>
      {['endpoint', 'p256dh', 'auth'].map((name) => (
        <input type="hidden" name={name} key={name} />
      ))}
      <p data-push="script">{copy.noScript}</p>
      <div data-push="ask" hidden>
        <Alerts chosen={[]} />
      </div>
      <div data-push="ask" hidden>
        <div className="acts">
          <button type="submit" className="btn main" data-key={publicKey} data-worker={paths.serviceWorker}>
            {copy.turnOn}
          </button>
        </div>
      </div>
      <p role="status" data-push="blocked" hidden>
        {copy.blocked}
      </p>
      <p role="status" data-push="failed" hidden>
        {copy.failed}
      </p>
    </PostForm>
  );
}

function TurnedOn({ page: { alerts: chosen = [] } }: { page: NotificationsModel }) {
  const copy = useCopy(notificationsMessages);
  return (
    <>
      <PostForm button={copy.save} hidden={{ turn: 'save' }}>
        <Alerts chosen={chosen} />
      </PostForm>
      <PostForm hidden={{ turn: 'off' }}>
        <div className="acts">
          <button type="submit" className="btn" data-off>
            {copy.turnOff}
          </button>
        </div>
      </PostForm>
    </>
  );
}

function Alerts({ chosen }: { chosen: readonly Alert[] }) {
  const copy = useCopy(notificationsMessages);
  return (
    <fieldset className="choice">
      <legend>{copy.alerts}</legend>
      <div className="options wide">
        {alerts.map((alert) => (
          <div key={alert}>
            <label className="option">
              <input type="checkbox" name={alertField[alert]} value="on" defaultChecked={chosen.includes(alert)} />
              <span>{copy.alert[alert]}</span>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
