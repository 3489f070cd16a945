import type { Page } from '@playwright/test';

/** Moves every text, now and later, into elements of its own, as the translators of browsers do. */
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
