/** A success leaves after its seconds (SHELL-21); an error stays until it is dismissed (SHELL-22). */
export function letBannersLeave(): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-auto-dismiss]'))
    setTimeout(() => banner.remove(), Number(banner.dataset.autoDismiss) * 1000);
  for (const banner of document.querySelectorAll<HTMLElement>('[data-dismiss]')) {
    const button = document.createElement('button');
    button.className = 'dismiss';
    button.textContent = '×';
    button.ariaLabel = banner.dataset.dismiss ?? '';
    button.onclick = () => {
      banner.remove();
      document.querySelector('main')?.focus();
    };
    banner.append(button);
  }
}
