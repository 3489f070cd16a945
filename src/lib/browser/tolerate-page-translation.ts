/**
 * Keeps React working in a page that the browser translates. Translators move text nodes into elements of their own, and
 * React's `removeChild` and `insertBefore` then throw (react#11538). A node that has moved is skipped instead.
 */
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
