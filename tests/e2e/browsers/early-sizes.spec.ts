import { camilleAccount, openSession, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

test('qui apprend des tailles avant la mise en page, comme dans WebKit, n’en lit aucune à ce moment', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const early: string[] = [];
    let isEarly = false;
    const width = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth');
    Object.defineProperty(Element.prototype, 'clientWidth', {
      get() {
        if (isEarly) early.push(this.tagName);
        return width?.get?.call(this);
      },
    });
    window.ResizeObserver = class extends ResizeObserver {
      readonly #callback: ResizeObserverCallback;
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        this.#callback = callback;
      }
      override observe(target: Element) {
        super.observe(target);
        const size = [{ blockSize: 0, inlineSize: 0 }];
        const sizes = { borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
        isEarly = true;
        this.#callback([{ target, contentRect: new DOMRect(), ...sizes }], this);
        isEarly = false;
      }
    };
    Object.assign(window, { early });
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, await openSession(camilleAccount));
  await page.goto('/dashboard');
  // With the sizes that follow, the row says that it goes on.
  await expect(page.getByRole('navigation').locator('ul[data-more]')).toBeVisible();
  expect(await page.evaluate(() => ('early' in window ? window.early : null))).toEqual([]);
});
