// Functions that are sent to a page by their source: each sees nothing but its arguments and the page.

/** Position of a control, in pixels of the screen. */
export interface Place {
  x: number;
  y: number;
  /** Description of the element that covers the control; empty if none does. */
  hiddenBy: string;
}

export interface Focus {
  words: string;
  hiddenBy: string;
}

/** The middle of the first element that can be seen and begins with these words, scrolled onto the screen. */
export function placeOf(selector: string, words: string): Place | undefined {
  const found = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && one.textContent.replace(/\s+/g, ' ').trim().startsWith(words),
  );
  if (!found) return undefined;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const there = document.elementFromPoint(middle.x, middle.y);
  const isFree = there !== null && (found.contains(there) || there.contains(found));
  return { ...middle, hiddenBy: isFree ? '' : (there?.outerHTML.slice(0, 120) ?? 'nothing is there') };
}

/** Returns the focused element, and the element over its middle (WCAG 2.4.11). */
export function focusIn(): Focus {
  const one = document.activeElement ?? document.body;
  const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])].map((label) => label.textContent) : [];
  const words = [...labels, one.textContent].join(' ').replace(/\s+/g, ' ').trim();
  if (one === document.body) return { words: '', hiddenBy: '' };
  const { x, y, width, height } = one.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  const isFree = there !== null && (one.contains(there) || there.contains(one));
  return { words, hiddenBy: isFree ? '' : (there?.outerHTML.slice(0, 120) ?? 'the edge of the screen') };
}

/** Returns the layout faults of a page: scrolling sideways, and parts that are cut off, too small or unstyled. */
export function pageFaults(): string[] {
  const nameOf = (one: Element) => `${one.localName} "${one.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  const faultsOfPage = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const { backgroundColor, fontFamily } = getComputedStyle(document.body);
    return [
      scrollWidth > clientWidth && `scrolls sideways: ${scrollWidth} px of content`,
      document.querySelectorAll('h1').length !== 1 && 'has not one main heading',
      backgroundColor === 'rgba(0, 0, 0, 0)' && 'has no background',
      /^["']?Times/i.test(fontFamily) && `is in ${fontFamily}`,
    ];
  };
  const faultsOfControl = (one: Element) => {
    const { left, right, width, height } = one.getBoundingClientRect();
    if (!one.checkVisibility() || width <= 1) return [];
    return [
      (right > innerWidth + 1 || left < -1) && `${nameOf(one)} is cut off`,
      one.matches('.btn, summary, input, select') && height < 40 && `${nameOf(one)} is ${Math.round(height)} px high`,
      one.matches('.btn') && one.scrollWidth > one.clientWidth + 1 && `${nameOf(one)} is too narrow for its words`,
    ];
  };
  const faultsOfDrawing = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return [one.checkVisibility() && (width < 2 || height < 2) && 'a drawing has no size'];
  };
  const controls = 'a[href], button, summary, input:not([type=hidden]):not([type=radio]):not([type=checkbox]), select';
  return [
    faultsOfPage(),
    ...[...document.querySelectorAll(controls)].map(faultsOfControl),
    ...[...document.querySelectorAll('main svg')].map(faultsOfDrawing),
  ]
    .flat()
    .filter((fault) => fault !== false);
}

/** Returns faults of an unstyled page: controls under 24 px outside of sentences, and a header over other parts. */
export function controlFaults(): string[] {
  const small = [...document.querySelectorAll('main a[href], main button, main summary, main select, main input')]
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ one, box }) => one.checkVisibility() && box.width > 1 && box.height > 0 && box.height < 24)
    .filter(({ one }) => one.closest('p, li, dd, td') === null && !one.matches('[type=radio], [type=checkbox]'))
    .map(({ one, box }) => `${one.outerHTML.slice(0, 80)} is ${Math.round(box.height)} px high`);
  const header = document.querySelector('header');
  const height = Math.round(header ? header.getBoundingClientRect().height : 0);
  return height > 120 ? [...small, `the header is ${height} px high`] : small;
}
