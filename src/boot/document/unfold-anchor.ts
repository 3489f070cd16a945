/** Unfolds the answer that the address names before the first frame; `:target` may match only after it. */
export const unfoldAnchor = (around: string, folded: string, unfolded: string): void => {
  const id = window.location.hash.slice(1);
  if (id === '') return;
  const rule = `@layer reset{${around} #${CSS.escape(id)}>${folded}{${unfolded}}}`;
  document.styleSheets[0]?.insertRule(rule);
};
