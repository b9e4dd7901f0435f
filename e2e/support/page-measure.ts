import type { Page } from '@playwright/test';

// ADR-046: one left edge, a full first screen with few parts, and no holes on a wide screen.

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

const limits = {
  /** The most elements that show in the first screen of a phone. */
  elements: 95,
  /** Maximum height of an empty space in a column, in pixels: the widest gap of the design is 24. */
  hole: 32,
  /** Largest empty share of a row of cards, except the last row and the gaps. */
  row: 0.1,
  /** Largest empty share of the frame of 1280×800 on a page with two columns or cards. */
  empty: 0.65,
};

/** Measures a page at 360×740 and 1280×800. @returns what is beyond the limits, and leaves the window wide */
export async function measurePage(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    const found = await page.evaluate(measure, { ...limits, isWide: size === desk });
    wrong.push(...found.map((what) => `${what} at ${size.width}×${size.height}`));
  }
  return wrong;
}

/** Contains all of its helpers, because the function runs in the browser. */
function measure(most: typeof limits & { isWide: boolean }): string[] {
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const nameOf = (one: Element) => one.outerHTML.slice(0, 80);
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => {
      const { width, height } = boxOf(one);
      return width > 1 && height > 1 && one.checkVisibility();
    });

  /** Returns faults of the left edges of the logo and the heading, or of the heading's frame. */
  function edges(): string[] {
    const logo = document.querySelector('.logo');
    const heading = document.querySelector('main h1');
    if (!logo || !heading) return [];
    const off = Math.round(boxOf(heading.closest('.panel, .done-panel, .hero, .card') ?? heading).x - boxOf(logo).x);
    return off === 0 ? [] : [`the heading begins ${off} pixels beside the logo`];
  }

  /** Returns faults of single elements; a drawing or a table counts as one element. */
  function elements(): string[] {
    const count = seen('body *:not(svg *, table *)').filter((one) => boxOf(one).top < innerHeight).length;
    return count <= most.elements ? [] : [`${count} elements on the first screen`];
  }

  /** Returns empty spaces between neighbors in a column that are too high. */
  function holes(): string[] {
    return seen('main, main .cols, main .cards, main .sheet, main .stack, main .side').flatMap((column) => {
      const things = [...column.children].filter((one) => boxOf(one).height > 1);
      things.sort((one, other) => boxOf(one).top - boxOf(other).top);
      return things.flatMap((one, index) => {
        const { left, right, bottom } = boxOf(one);
        const next = things.slice(index + 1).find((other) => boxOf(other).left < right && boxOf(other).right > left);
        const hole = next ? Math.round(boxOf(next).top - bottom) : 0;
        return hole > most.hole ? [`a hole of ${hole} pixels below ${nameOf(one)}`] : [];
      });
    });
  }

  /** Returns rows of cards that are not full although more cards follow. */
  function rows(): string[] {
    return seen('main .cards').flatMap((cards) => {
      const widths = new Map<number, number>();
      for (const card of cards.children) {
        const { top, width } = boxOf(card);
        widths.set(Math.round(top), (widths.get(Math.round(top)) ?? 0) + width);
      }
      const full = boxOf(cards).width * (1 - most.row);
      return [...widths.values()].slice(0, -1).some((width) => width < full) ? [`half a row of ${nameOf(cards)}`] : [];
    });
  }

  /** Checks the uncovered share of the frame, from the header to the end of its content, in squares of 16 pixels. */
  function emptiness(): string[] {
    const frame = document.querySelector('main');
    if (!frame || !document.querySelector('main .side, main .cards')) return [];
    const square = 16;
    const { paddingLeft, paddingRight } = getComputedStyle(frame);
    const { left, right, top } = boxOf(frame);
    const squares = (from: number, to: number) =>
      Array.from(
        { length: Math.max(0, Math.floor((to - from) / square)) },
        (_, index) => from + (index + 0.5) * square,
      );
    const covers = seen(
      'main :is(.card, .panel, .done-panel, .hero, .note, .btn, p, h1, h2, li, dl, table, svg, label, input, select)',
    );
    const boxes = covers.map(boxOf);
    // A page with little to show ends above the fold.
    const end = Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom)));
    const all = squares(top, end).flatMap((y) =>
      squares(left + parseFloat(paddingLeft), right - parseFloat(paddingRight)).map((x) =>
        boxes.some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom),
      ),
    );
    const empty = all.filter((covered) => !covered).length / Math.max(1, all.length);
    return empty <= most.empty ? [] : [`${Math.round(empty * 100)} % of the frame are empty`];
  }

  return [...edges(), ...holes(), ...rows(), ...(most.isWide ? emptiness() : elements())];
}
