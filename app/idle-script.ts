import { bannersPath, livePath } from 'virtual:page-assets';

const banners = tagOf(bannersPath);
const live = tagOf(livePath);

/**
 * A page's HTML without the script of banners, where none goes (SHELL-25). Whether one does is not known before the
 * page is rendered; a page that listens may get such a banner later.
 */
export function withoutIdleScript(html: string): string {
  const needed = [live, ' data-dismiss="', ' data-auto-dismiss="'].some((mark) => html.includes(mark));
  return needed ? html : html.replace(banners, '');
}

function tagOf(path: string): string {
  return `<script src="${path}" defer=""></script>`;
}
