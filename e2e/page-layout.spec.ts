import { measurePage } from './support/page-measure.ts';
import { expect, test } from './support/portal-test.ts';
import { signIn } from './support/sign-in.ts';
import { world } from './support/world.ts';

// Every page that the crawl and the accessibility tests open is measured there (support/page-measure.ts).

const desk = { width: 1280, height: 800 };

// The pages under test have to take styles that are wrong.
test.use({ bypassCSP: true });

test('finds each fault of layout that the measures cover (ADR-046)', async ({ page }) => {
  await signIn(page, (await world.open('active-single')).email);
  await page.goto('/bills');
  expect(await measurePage(page)).toEqual([]);
  await page.goto('/home');
  expect(await measurePage(page)).toEqual([]);
  for (const [content, words] of [
    ['h1 { margin-left: 8px }', 'the heading begins 8 pixels beside the logo at 360×740'],
    ['.side { margin-top: 80px }', 'a hole of 96 pixels below'],
    ['.cols { row-gap: 80px } .cols > * { grid-area: auto }', 'a hole of 80 pixels below'],
    ['.panel, .side, .cards > * { max-width: 8rem }', '% of the frame are empty at 1280×800'],
  ] as const) {
    const style = await page.addStyleTag({ content });
    expect.soft((await measurePage(page)).join('\n'), content).toContain(words);
    await style.evaluate((element: Element) => element.remove());
  }
  // Another card of the same line in a row below.
  const card = page.locator('main .cards > :first-child');
  await card.evaluate((element) => element.parentElement?.append(element.cloneNode(true)));
  const style = await page.addStyleTag({ content: '.cards > :first-child { width: 50% }' });
  expect.soft((await measurePage(page)).join('\n')).toContain('half a row of');
  await style.evaluate((element: Element) => element.remove());
  await page.locator('h1').evaluate((heading) => {
    for (let count = 0; count < 95; count += 1) heading.append(document.createElement('i'));
    for (const one of heading.children) one.textContent = 'x';
  });
  expect((await measurePage(page)).join('\n')).toContain('elements on the first screen at 360×740');
});

test('shows lines on the left and their details on the right of a wide Home (ADR-046)', async ({ page }) => {
  await page.setViewportSize(desk);
  await signIn(page, (await world.open('active-single')).email);
  const card = await page.locator('main article').first().boundingBox();
  const money = await page.locator('main .panel').boundingBox();
  expect(money?.x ?? 0).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
  expect(Math.abs((money?.y ?? 0) - (card?.y ?? 0))).toBeLessThanOrEqual(1);
  const { arrow, gap } = await page.locator('main').evaluate((main) => {
    const boxOf = (selector: string) => main.querySelector(selector)?.getBoundingClientRect();
    const link = main.querySelector('.panel h2 > a');
    return {
      arrow: link && getComputedStyle(link, '::before').borderRightWidth,
      gap: Number(boxOf('article .meter')?.top) - Number(boxOf('article .use')?.bottom),
    };
  });
  expect(arrow, 'what leads somewhere shows it').toBe('2px');
  expect(gap, 'a bar stands with its number').toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(8);
});
