import type { Brand } from '#app/brand/brand.ts';
import { languages, type Language } from '#app/copy/language.ts';
import { offlineMessages } from '#app/copy/offline.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { callAddress } from '#app/ui/call-link.tsx';

/**
 * What the service worker shows without a connection (SETTINGS-24): one file for each brand, with both languages,
 * because nobody's choice is known to a file. The policy of files allows no style.
 */
export function offlinePage(brand: Brand): string {
  const title = languages.map((language) => offlineMessages[language].title).join(' · ');
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<title>${title} – ${brand.shortName}</title><main>` +
    languages.map((language) => partOf(brand, language)).join('<hr>') +
    '</main></html>'
  );
}

function partOf({ supportNumber, textNumber, hours }: Brand, language: Language): string {
  const { title, text, tryAgain, call, imei } = offlineMessages[language];
  const { textUs, relay } = problemMessages[language];
  const ways = [
    `${call(hours.support[language])} ${link(callAddress(supportNumber), supportNumber)}`,
    ...(textNumber ? [`${textUs} ${link(callAddress(textNumber, 'sms'), textNumber)}`] : []),
    `${relay} ${link('tel:711', '711')}`,
    `${imei} ${link('tel:*%2306%23', '*#06#')}`,
  ];
  return (
    `<section lang="${language}"><h1>${title}</h1><p>${text}</p><p>${link('', tryAgain)}</p>` +
    `<ul>${ways.map((way) => `<li>${way}</li>`).join('')}</ul></section>`
  );
}

const link = (to: string, words: string) => `<a href="${to}">${words}</a>`;
