/**
 * Shows the answer that the address names from the first frame on. `:target` cannot: the browser may look for the
 * anchor only after that frame, and what is below would move.
 * @param around a selector for what is around the answers until the app has read the anchor
 */
export const unfoldAnchor = (around: string, folded: string, unfolded: string): void => {
  const id = window.location.hash.slice(1);
  if (id === '') return;
  // In the layer of the rule that hides: what is important there wins over what is outside.
  const rule = `@layer reset{${around} #${CSS.escape(id)}>${folded}{${unfolded}}}`;
  document.styleSheets[0]?.insertRule(rule);
};
