// Script of the notifications page: requests the browser's permission once a button is pressed, and sends the result by
// the page's own form (SETTINGS-11). By itself it only shows the part for this browser.

type Part = 'script' | 'ask' | 'blocked' | 'failed';

/** Shows the part of the page that matches this browser's abilities. */
function show(part: Part): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-push]'))
    element.hidden = element.dataset.push !== part;
}

/** Returns the portal's push key as bytes, the only form that Safari accepts. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Requests the person's permission, subscribes at the browser's push service, and sends the page's form. */
async function turnOn(button: HTMLButtonElement): Promise<void> {
  const { key = '', worker = '' } = button.dataset;
  if ((await Notification.requestPermission()) !== 'granted') return show('blocked');
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // Drops a subscription of another person in this browser, or one with a replaced key.
  const old = await pushManager.getSubscription();
  if (old) await old.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const values: Record<string, string | undefined> = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  for (const [name, value] of Object.entries(values)) {
    const field = button.form && button.form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && value) field.value = value;
  }
  if (button.form) button.form.submit();
}

/** Removes the service worker, and with it the subscription and the stored offline page (SETTINGS-24). */
async function forget(): Promise<void> {
  await caches.delete('offline');
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) await registration.unregister();
}

const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
const on = document.querySelector<HTMLButtonElement>('button[data-key]');
const off = document.querySelector<HTMLButtonElement>('button[data-off]');
if (on && isAble) {
  show(Notification.permission === 'denied' ? 'blocked' : 'ask');
  on.addEventListener('click', (event) => {
    event.preventDefault();
    on.disabled = true;
    turnOn(on).catch(() => {
      on.disabled = false;
      show('failed');
    });
  });
}
if (off && isAble)
  off.addEventListener('click', (event) => {
    event.preventDefault();
    const send = () => off.form && off.form.submit();
    forget().then(send, send);
  });
