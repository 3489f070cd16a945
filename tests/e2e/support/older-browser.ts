import type { Page } from '@playwright/test';

/** Takes away, from the next page on, what Chrome 109, Firefox 115 or Safari 16 lack. */
export const useOlderBrowser = (page: Page) =>
  page.addInitScript(() => {
    const missing: [object: object | undefined, names: string[]][] = [
      [URL, ['canParse', 'parse']],
      [URLSearchParams.prototype, ['size']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore', 'ariaNotify']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
      [Document, ['parseHTMLUnsafe']],
      [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Promise, ['withResolvers', 'try']],
      [RegExp, ['escape']],
      [AbortSignal, ['any']],
      [Response, ['json']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [Intl.NumberFormat.prototype, ['formatRange', 'formatRangeToParts']],
      [
        window,
        [
          'requestIdleCallback',
          'cancelIdleCallback',
          'scheduler',
          'navigation',
          'CloseWatcher',
          'cookieStore',
          'Iterator',
        ],
      ],
    ];
    for (const [object, names] of missing) {
      for (const name of names) if (object) Reflect.deleteProperty(object, name);
    }
  });
