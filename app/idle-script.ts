import { bannersPath } from 'virtual:page-assets';

const banners = `<script src="${bannersPath}" defer=""></script>`;

/** Of `data-dismiss` and `data-auto-dismiss`: words never have a quotation mark in HTML that React has made. */
const mark = 'dismiss="';

/** A page's HTML without the script of banners, where none goes (SHELL-25): that is known once the page is rendered. */
export function withoutIdleScript(html: string): string {
  return html.includes(mark) ? html : html.replace(banners, '');
}
