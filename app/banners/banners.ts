// The script of pages with a banner that goes: a success leaves after its seconds (SHELL-21), an error or a receipt is
// dismissed (SHELL-22, SHELL-36).

const main = document.querySelector('main') as HTMLElement;
/** The words of banners that were dismissed or have left: a live page that loads again would bring them back. */
const gone = new Set<string | null>();
/** A page that is changed live keeps no banner, so each that has been seen needs nothing more. */
const seen = new WeakSet<Element>();

function letBannersGo(): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-auto-dismiss], [data-dismiss]')) {
    if (seen.has(banner)) continue;
    seen.add(banner);
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
        main.focus();
      };
      banner.append(button);
    }
  }
}

letBannersGo();
// The live script changes the content and knows nothing of banners.
new MutationObserver(letBannersGo).observe(main, { childList: true });
