import type { Page } from '@playwright/test';

/**
 * Something that can be seen, an element or a text: what it is, where its box is in its state, and how it is painted.
 * Lengths in whole pixels.
 */
export type LayoutBox = [what: string, x: number, y: number, width: number, height: number, paint: string];

/** Boxes and texts of each state of a UI part. */
export type LayoutSnapshot = Record<string, LayoutBox[]>;

/** Tolerance of a box in pixels: rounding differs between versions of a browser. */
const slack = 1;

/** Takes the layout snapshots of all UI parts on the page of parts, by part. */
export function layoutSnapshotsOf(page: Page): Promise<Record<string, LayoutSnapshot>> {
  return page.evaluate(() => {
    const hex = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      if (alpha === 0) return '';
      const digits = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
      return `#${digits}${alpha === 1 ? '' : `/${alpha}`}`;
    };
    const shapeOf = (element: Element) => {
      const style = getComputedStyle(element);
      const drawn = element instanceof SVGElement || element.matches('input, select, textarea');
      const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
        (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
      );
      return [
        drawn ? `ink ${hex(style.color)}` : '',
        hex(style.backgroundColor) && `on ${hex(style.backgroundColor)}`,
        element instanceof SVGRectElement ? `fill ${hex(style.fill)}` : '',
        sides[0]
          ? `edge ${sides.length} ${style[`border${sides[0]}Style`]} ${hex(style[`border${sides[0]}Color`])}`
          : '',
      ]
        .filter(Boolean)
        .join(', ');
    };
    const letteringOf = (element: Element) => {
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      return [hex(color), fontSize, fontWeight, ...(textDecorationLine === 'none' ? [] : [textDecorationLine])].join(
        ' ',
      );
    };
    const textsOf = (element: Element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [range.getBoundingClientRect()];
      });
    const boxesIn = (state: Element) => {
      const from = state.getBoundingClientRect();
      const boxOf = (what: string, { x, y, width, height }: DOMRect, paint: string): LayoutBox => [
        what,
        Math.round(x - from.x),
        Math.round(y - from.y),
        Math.round(width),
        Math.round(height),
        paint,
      ];
      return [...state.querySelectorAll('*')].flatMap((element) => {
        const box = element.getBoundingClientRect();
        if (!element.checkVisibility() || (box.width <= 1 && box.height <= 1)) return [];
        const what = [element.localName, ...element.classList].join('.');
        const shape = shapeOf(element);
        return [
          ...(shape ? [boxOf(what, box, shape)] : []),
          ...textsOf(element).map((text) => boxOf(`${what} text`, text, letteringOf(element))),
        ];
      });
    };
    return Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [
        part.dataset.part ?? '',
        Object.fromEntries(
          [...part.querySelectorAll<HTMLElement>('[data-state]')].map((state) => [
            state.dataset.state ?? '',
            boxesIn(state),
          ]),
        ),
      ]),
    );
  });
}

/** Returns the differences from the stored layout snapshot, as sentences. */
export function differences(stored: LayoutSnapshot, now: LayoutSnapshot): string[] {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(now)])];
  return names.flatMap((state) => {
    const [before = [], after = []] = [stored[state], now[state]];
    return Array.from(
      { length: Math.max(before.length, after.length) },
      (_, index) => [before[index], after[index]] as const,
    )
      .filter(([one, other]) => !alike(one, other))
      .map(([one, other]) => `${state}: was ${one?.join(' ') ?? 'nothing'}; is ${other?.join(' ') ?? 'nothing'}`);
  });
}

function alike(one: LayoutBox | undefined, other: LayoutBox | undefined): boolean {
  if (!one || !other) return one === other;
  return one.every((value, index) =>
    typeof value === 'number' ? Math.abs(value - (other[index] as number)) <= slack : value === other[index],
  );
}

/** Returns layout faults that no snapshot may contain: too small to hit, over one another, out of the page. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${[element.localName, ...element.classList].join('.')} “${element.textContent.trim().slice(0, 30)}”`;
    const seen = (selector: string) =>
      [...document.querySelectorAll(`[data-state] :is(${selector})`)].filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
      );
    const targets = seen('.btn, summary, select, textarea, .option, .field > input, nav a, .tap');
    // Reads each box once: the page of parts has hundreds of targets, and compares each with each.
    const boxes = new Map<Element, DOMRect>();
    const box = (element: Element) => {
      const known = boxes.get(element) ?? element.getBoundingClientRect();
      boxes.set(element, known);
      return known;
    };
    const small = targets
      .filter((element) => box(element).height < 43.5 && !element.matches('.slides *'))
      .map((element) => `${name(element)} is ${box(element).height} px high`);
    const apart = (one: DOMRect, other: DOMRect) =>
      one.right <= other.left + 0.5 ||
      other.right <= one.left + 0.5 ||
      one.bottom <= other.top + 0.5 ||
      other.bottom <= one.top + 0.5;
    // The page of parts has several headers, and their tab bars are all at the bottom of the window.
    const still = targets.filter((element) => !element.matches('.tabs *'));
    const over = still.flatMap((one, index) =>
      still
        .slice(index + 1)
        .filter((other) => !apart(box(one), box(other)) && !one.contains(other))
        .map((other) => `${name(one)} lies over ${name(other)}`),
    );
    const out = seen('*')
      .filter(
        (element) => !element.closest('.slides') && (box(element).right > innerWidth + 0.5 || box(element).left < -0.5),
      )
      .map((element) => `${name(element)} stands out of the page`);
    return [...small, ...over, ...out];
  });
}
