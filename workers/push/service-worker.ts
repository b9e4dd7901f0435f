import type { Brand } from '#app/brand/brand.ts';
import { iconAddress } from '#app/brand/app-icon.ts';

/** Shows messages and opens their pages; it sees no request of any page (SETTINGS-11). */
export function serviceWorker(brand: Pick<Brand, 'key'>): string {
  return (
    `onpush=e=>{let{title:t,to:data,...m}=e.data.json();` +
    `e.waitUntil(registration.showNotification(t,{...m,data,icon:"${iconAddress(brand, 192)}"}))};` +
    `onnotificationclick=e=>{let n=e.notification;n.close();e.waitUntil(clients.openWindow(n.data))}`
  );
}
