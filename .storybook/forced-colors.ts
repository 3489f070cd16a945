/*
 * The system's colours in place of ours, as far as a page can imitate them: the real thing is in the browser's
 * developer tools (`forced-colors: active`).
 */

/** On each element that has been looked at: whether it keeps its colours, and whether it hides what lies below. */
const MARK = 'data-couleurs';
const FORCED = `:where([${MARK}^=forcees])`;

const RULES = `
  html, body { background-color: Canvas; }
  ${FORCED}, ${FORCED}::before, ${FORCED}::after {
    color: CanvasText; border-color: CanvasText; text-decoration-color: currentcolor;
    background-image: none; box-shadow: none; text-shadow: none;
  }
  :where([${MARK}=forcees-pleines]) { background-color: Canvas; }
  :where(a[href][${MARK}^=forcees]), :where(a[href]) ${FORCED} { color: LinkText; }
  :where(button[${MARK}^=forcees]) { color: ButtonText; border-color: ButtonBorder; }
  :where([${MARK}=forcees-pleines]:is(button, input, select, textarea)) { background-color: Field; }
`;

const isClear = (color: string): boolean => /^rgba\(.*, 0\)$/.test(color);

const mark = (element: Element): void => {
  const { forcedColorAdjust, backgroundColor } = getComputedStyle(element);
  const forced = isClear(backgroundColor) ? 'forcees' : 'forcees-pleines';
  // An icon keeps a colour of its own too (`preserve-parent-color`).
  element.setAttribute(MARK, forcedColorAdjust === 'auto' ? forced : 'propres');
};

const mediaRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);

/** The imitation wins over our colours, and over it what the design system says for forced colours. */
const insist = (rules: CSSRuleList, priority: '' | 'important'): void => {
  for (const { style } of [...rules].filter((rule) => rule instanceof CSSStyleRule)) {
    for (const name of [...style]) style.setProperty(name, style.getPropertyValue(name), priority);
  }
};

/** @returns the function that gives the document its own colours back */
const imitateForcedColors = (): (() => void) => {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = RULES;
  if (sheet.sheet) insist(sheet.sheet.cssRules, 'important');
  const undo: (() => void)[] = [];
  const imitate = () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => mediaRules(cssRules));
    for (const rule of rules.filter(({ conditionText }) => /forced-colors:\s*active/.test(conditionText))) {
      const { mediaText } = rule.media;
      rule.media.mediaText = 'all';
      insist(rule.cssRules, 'important');
      undo.push(() => {
        rule.media.mediaText = mediaText;
        insist(rule.cssRules, '');
      });
    }
    for (const element of document.body.querySelectorAll(`:not([${MARK}])`)) mark(element);
  };
  const observer = new MutationObserver(imitate);
  observer.observe(document, { childList: true, subtree: true });
  imitate();
  return () => {
    observer.disconnect();
    sheet.remove();
    for (const step of undo) step();
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };
};

let restore: (() => void) | null = null;

export const applyForcedColors = (isForced: boolean): void => {
  restore?.();
  restore = isForced ? imitateForcedColors() : null;
};
