import { bannersPath } from 'virtual:page-assets';

const banners = `<script src="${bannersPath}" defer=""></script>`;
const marks = [' data-dismiss="', ' data-auto-dismiss="'];

/** A page's HTML without the script of banners, where none goes (SHELL-25): that is known once the page is rendered. */
export function withoutIdleScript(html: string): string {
  return marks.some((mark) => html.includes(mark)) ? html : html.replace(banners, '');
}
