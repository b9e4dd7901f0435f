import { bannersPath, scanPath } from 'virtual:page-assets';

/** Scripts, each with the attribute that it acts on: words never have a quotation mark in HTML that React has made. */
const idle = [
  { path: bannersPath, mark: 'dismiss="' }, // Of `data-dismiss` and `data-auto-dismiss`.
  { path: scanPath, mark: 'data-scan="' },
];

/** Removes from a rendered page the script of banners where none closes, and that of the camera (SHELL-25). */
export function withoutIdleScript(html: string): string {
  return idle.reduce(
    (page, { path, mark }) =>
      page.includes(mark) ? page : page.replace(`<script src="${path}" defer=""></script>`, ''),
    html,
  );
}
