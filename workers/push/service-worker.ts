import type { Brand } from '#app/brand/brand.ts';
import { iconAddress } from '#app/brand/app-icon.ts';
import { offlineFile } from '#app/copy/page-text.ts';

/**
 * Shows messages and opens their pages (SETTINGS-11). Of requests it hears of pages that are opened, and answers
 * without a connection alone, with the one file that it keeps: fetched without cookies, as everybody gets it, and anew
 * with each message (SETTINGS-24). Without it messages are shown all the same.
 */
export function serviceWorker(brand: Pick<Brand, 'key'>): string {
  const offline = JSON.stringify(offlineFile(brand.key));
  return (
    `let o=${offline},k=()=>caches.open("offline")` +
    `.then(c=>c.add(new Request(o,{credentials:"omit",cache:"reload"}))).catch(()=>0);` +
    `oninstall=e=>e.waitUntil(k());` +
    `onfetch=e=>{let r=e.request;if(r.mode=="navigate"&&r.method=="GET")` +
    `e.respondWith(fetch(r).catch(async x=>{let p=await caches.match(o);if(p)return p;throw x}))};` +
    `onpush=e=>{let{title:t,to:data,...m}=e.data.json();` +
    `e.waitUntil(registration.showNotification(t,{...m,data,icon:"${iconAddress(brand, 192)}"}));` +
    `e.waitUntil(k())};` +
    `onnotificationclick=e=>{let n=e.notification;n.close();e.waitUntil(clients.openWindow(n.data))}`
  );
}

/** A service worker sends its requests under the policy of its own script: this site alone, for pages and that file. */
export const serviceWorkerPolicy =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
