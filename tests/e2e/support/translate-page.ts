import type { Page } from '@playwright/test';

/** Does to every text of the page what browsers' translators do: moves it into elements of their own, now and as more comes. */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentNode;
        if (!text.nodeValue?.trim() || parent?.nodeName === 'FONT') continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.nodeValue;
        parent?.replaceChild(outer, text);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
  });
