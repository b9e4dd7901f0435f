import { bannersPath } from 'virtual:page-assets';

const banners = `<script src="${bannersPath}" defer=""></script>`;

/** Of `data-dismiss` and `data-auto-dismiss`: words never have a quotation mark in HTML that React has made. */
const mark = 'dismiss="';

/** Removes the script of banners from a rendered page in which no banner closes (SHELL-25). */
export function withoutIdleScript(html: string): string {
  return html.includes(mark) ? html : html.replace(banners, '');
}
