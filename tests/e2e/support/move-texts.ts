/* What runs in a page that is translated: each function stands alone, as it may be sent there. */

/** Where a page remembers each text that was moved. */
export const MOVED = 'movedTexts';

/**
 * Moves every text, now and later, into elements of its own, as the translators of browsers do.
 * @returns the function that ends it
 */
export const moveTexts = (name: string): (() => void) => {
  const moved: { text: Text; font: Element; shown: string }[] = [];
  Object.assign(window, { [name]: moved });
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentNode;
      if (!text.nodeValue?.trim() || parent?.nodeName === 'FONT') continue;
      const font = document.createElement('font');
      const inner = font.appendChild(document.createElement('font'));
      inner.textContent = text.nodeValue;
      parent?.replaceChild(font, text);
      moved.push({ text, font, shown: text.nodeValue });
    }
  };
  translate();
  const observer = new MutationObserver(translate);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** The moved texts that were written to, which nobody sees. */
export const findStaleTexts = (name: string): string[] => {
  const moved: unknown = Reflect.get(window, name);
  if (!Array.isArray(moved)) throw new Error('The page was not translated');
  return moved
    .filter(({ text, font, shown }) => font.isConnected && text.nodeValue !== shown)
    .map(({ text, shown }) => `« ${shown} » stands for « ${text.nodeValue} »`);
};

/** What React says of a moved text. */
export const REACT_FAILURE = /not a child|NotFoundError|minified React error/i;
