import { type ESTree, parseSync, Visitor } from 'vite';

/*
 * What people and partners write may run from right to left: in a sentence it would move the words around it. In markup
 * it stands in `<bdi>`, in a plain string in `isolate()`.
 */

const FIELDS = new Set(['name', 'title', 'email', 'description']);
const OWNERS = new Set(['user', 'offer', 'account', 'participation', 'row']);

/** These isolate a text that they are given. */
const ISOLATING = new Set(['bdi', 'CutText', 'DescriptionItem']);

const lastNameOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined;
};

/** Whether an expression may be such a text: `user.name`, `row.user?.name ?? '—'`, or a name given to a component. */
const isName = (node: ESTree.Node): boolean => {
  switch (node.type) {
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return isName(node.expression);
    case 'LogicalExpression':
      return isName(node.right) || (node.operator !== '&&' && isName(node.left));
    case 'ConditionalExpression':
      return isName(node.consequent) || isName(node.alternate);
    case 'MemberExpression':
      return FIELDS.has(lastNameOf(node) ?? '') && OWNERS.has(lastNameOf(node.object) ?? '');
    case 'Identifier':
      return node.name === 'name';
    default:
      return false;
  }
};

const elementOf = ({ openingElement: { name } }: ESTree.JSXElement): string =>
  name.type === 'JSXIdentifier' ? name.name : '';

/** Names in a template, and names drawn outside `<bdi>`. */
export const findBareNames = (file: string, text: string): string[] => {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  const places: string[] = [];
  const note = ({ start }: ESTree.Span) => places.push(`${file}:${text.slice(0, start).split('\n').length}`);
  const visitChildren = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of node.children) {
      if (child.type === 'JSXExpressionContainer' && isName(child.expression)) note(child);
    }
  };
  new Visitor({
    TemplateLiteral: ({ expressions }) => {
      for (const expression of expressions) if (isName(expression)) note(expression);
    },
    JSXElement: (node) => {
      if (!ISOLATING.has(elementOf(node))) visitChildren(node);
    },
    JSXFragment: visitChildren,
  }).visit(program);
  return places;
};
