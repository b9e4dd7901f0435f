import { createHash } from 'node:crypto';
import type { Brand } from '#app/brand/brand.ts';
import { languages, type Language } from '#app/copy/language.ts';
import { offlineMessages } from '#app/copy/offline.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { callAddress } from '#app/ui/call-address.ts';

/**
 * The page's own style, because no file loads without a connection. It has the left edge and the rows of other pages.
 */
const style =
  'html{font:1rem/1.5 system-ui,sans-serif}' +
  'body{background:#fff;color:#14201f;margin:0;padding:1rem}' +
  'main{max-width:36rem}' +
  'b{font-size:1.125rem}h1,h2{font-size:1.75rem;line-height:1.15;letter-spacing:-.02em;margin:1.5rem 0 .5rem}' +
  'ul{list-style:none;margin:1rem 0 2.5rem;padding:0}li{border-top:1px solid #8888;padding:.375rem 0}' +
  'a{color:inherit;display:inline-block;padding:.375rem 0}' +
  'p a{border:1px solid;border-radius:1.375rem;font-weight:700;padding:.5rem 1.25rem;text-decoration:none}' +
  '@media (min-width:72rem){body{padding-left:calc(50% - 35rem)}}' +
  '@media (prefers-color-scheme:dark){body{background:#0b1110;color:#fff}}';

/** Hash of the style, for the content security policy of files (public/_headers). */
export const offlineStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * Returns the page that the service worker shows without a connection (SETTINGS-24). Each brand has one file with both
 * languages, because a file cannot depend on a person's choice.
 */
export function offlinePage(brand: Brand): string {
  const title = languages.map((language) => offlineMessages[language].title).join(' · ');
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<title>${title} – ${brand.shortName}</title><style>${style}</style><main><b>${brand.shortName}</b>` +
    languages.map((language, index) => partOf(brand, language, index === 0 ? 'h1' : 'h2')).join('') +
    '</main></html>'
  );
}

function partOf({ supportNumber, textNumber, hours }: Brand, language: Language, heading: 'h1' | 'h2'): string {
  const { title, text, tryAgain, call, imei } = offlineMessages[language];
  const { textUs, relay } = problemMessages[language];
  const ways = [
    `${call(hours.support[language])} ${link(callAddress(supportNumber), supportNumber)}`,
    ...(textNumber ? [`${textUs} ${link(callAddress(textNumber, 'sms'), textNumber)}`] : []),
    `${relay} ${link('tel:711', '711')}`,
    `${imei} ${link('tel:*%2306%23', '*#06#')}`,
  ];
  return (
    `<section lang="${language}"><${heading}>${title}</${heading}><p>${text}</p><p>${link('', tryAgain)}</p>` +
    `<ul>${ways.map((way) => `<li>${way}</li>`).join('')}</ul></section>`
  );
}

const link = (to: string, words: string) => `<a href="${to}">${words}</a>`;
