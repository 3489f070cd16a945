/** Whether a translator has changed the text that React would take over. */
export const isTranslated = (page: Element): boolean => page.querySelector('font') !== null;

/** Page translators move text nodes, and React's DOM calls throw (react#11538): skips moved nodes. */
export const toleratePageTranslation = (): void => {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <TNode extends Node>(this: Node, child: TNode): TNode {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <TNode extends Node>(this: Node, node: TNode, before: Node | null): TNode {
    insertBefore.call(this, node, before?.parentNode === this ? before : null);
    return node;
  };
};
