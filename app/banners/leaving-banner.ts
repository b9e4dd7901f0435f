/** The words of banners that were dismissed or have left: a live page that loads again would bring them back. */
const gone = new Set<string | null>();

/** A success leaves after its seconds (SHELL-21); errors and receipts stay until dismissed (SHELL-22, SHELL-36). */
export function letBannersLeave(): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-auto-dismiss], [data-dismiss]')) {
    const words = banner.textContent;
    const leave = () => {
      gone.add(words);
      banner.remove();
    };
    const { autoDismiss, dismiss } = banner.dataset;
    if (gone.has(words)) leave();
    else if (autoDismiss) setTimeout(leave, Number(autoDismiss) * 1000);
    else {
      const button = document.createElement('button');
      button.className = 'dismiss';
      button.textContent = '×';
      button.setAttribute('aria-label', dismiss as string);
      button.onclick = () => {
        leave();
        (document.querySelector('main') as HTMLElement).focus();
      };
      banner.append(button);
    }
  }
}
