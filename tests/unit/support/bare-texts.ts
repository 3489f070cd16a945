import { type ESTree, parseSync, Visitor } from 'vite';

/*
 * A translator of the browser moves each text into an element of its own. React still holds the text itself: what it
 * then removes, changes or inserts before is no longer in the page. An element alone with its text is safe, as React
 * sets it whole.
 */

type Child = ESTree.JSXChild;
type JsxNode = ESTree.JSXElement | ESTree.JSXFragment;

const isBlank = (text: string): boolean => text.trim() === '' && !text.includes('\u00A0');

const isMeaningful = (child: Child): boolean => {
  if (child.type === 'JSXText') return !isBlank(child.value);
  if (child.type !== 'JSXExpressionContainer') return true;
  const { expression } = child;
  return (
    expression.type !== 'JSXEmptyExpression' && !(expression.type === 'Literal' && isBlank(String(expression.value)))
  );
};

const expressionOf = (child: Child): ESTree.Expression | null =>
  child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression' ? child.expression : null;

const isConstant = (name: string): boolean => /^[A-Z][A-Z_\d]+$/.test(name);

/** What a function that is given to `map` returns. */
const returnedBy = ({ arguments: [given] }: ESTree.CallExpression): ESTree.Expression | null => {
  if (given?.type !== 'ArrowFunctionExpression') return null;
  if (given.body.type !== 'BlockStatement') return given.body;
  const last = given.body.body.at(-1);
  return last?.type === 'ReturnStatement' ? last.argument : null;
};

const isMethod = ({ callee }: ESTree.CallExpression, name: string): boolean =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === name;

/** Whether an expression may be a text; `isSlot` says of which names another component decides. */
const mayBeText = (node: ESTree.Expression | null, isSlot: (name: string) => boolean): boolean => {
  switch (node?.type) {
    case undefined:
    case 'JSXElement':
    // Called with what it is drawn from.
    case 'ArrowFunctionExpression':
      return false;
    case 'JSXFragment':
      return node.children.filter(isMeaningful).some((child) => isText(child, isSlot));
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'ConditionalExpression':
      return mayBeText(node.consequent, isSlot) || mayBeText(node.alternate, isSlot);
    case 'LogicalExpression':
      return mayBeText(node.right, isSlot) || (node.operator !== '&&' && mayBeText(node.left, isSlot));
    case 'ParenthesizedExpression':
      return mayBeText(node.expression, isSlot);
    case 'Identifier':
      return node.name !== 'undefined' && !isSlot(node.name);
    case 'CallExpression':
      if (node.callee.type === 'Identifier' && isSlot(node.callee.name)) return false;
      return isMethod(node, 'map') ? mayBeText(returnedBy(node), isSlot) : true;
    default:
      return true;
  }
};

const isText = (child: Child, isSlot: (name: string) => boolean): boolean =>
  child.type === 'JSXText' || mayBeText(expressionOf(child), isSlot);

/** Whether React may put another element in the place of this one: by its key, or by its component. */
const isReplaced = (element: ESTree.JSXElement, scope: Scope | undefined): boolean =>
  (scope?.components.has(nameOf(element) ?? '') ?? false) ||
  element.openingElement.attributes.some((each) => each.type === 'JSXAttribute' && each.name.name === 'key');

const isChanging = (child: Child, scope: Scope | undefined): boolean => {
  if (child.type === 'JSXElement') return isReplaced(child, scope);
  const node = expressionOf(child);
  if (!node || node.type === 'Literal') return false;
  return !(node.type === 'Identifier' && isConstant(node.name));
};

const nameOf = (node: JsxNode): string | undefined =>
  node.type === 'JSXElement' && node.openingElement.name.type === 'JSXIdentifier'
    ? node.openingElement.name.name
    : undefined;

/** A component that puts what it is given beside something else: it must be given elements only. */
export interface Slot {
  component: string;
  prop: string;
}

interface Scope {
  component: string;
  props: Set<string>;
  /** Chosen inside: `const Icon = isOpen ? X : Menu`. */
  components: Set<string>;
}

const namesIn = (pattern: ESTree.Node): string[] =>
  pattern.type === 'ObjectPattern'
    ? pattern.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
      )
    : [];

const visitJsx = (
  file: string,
  text: string,
  visit: (node: JsxNode, scope: Scope | undefined, place: string) => void,
) => {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  const scopes: Scope[] = [];
  const placeOf = ({ start }: ESTree.Span) => `${file}:${text.slice(0, start).split('\n').length}`;
  const jsx = (node: JsxNode) => visit(node, scopes.at(-1), placeOf(node));
  new Visitor({
    FunctionDeclaration: ({ id, params }) =>
      void scopes.push({ component: id?.name ?? '', props: new Set(params.flatMap(namesIn)), components: new Set() }),
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && /^[A-Z]/.test(id.name)) scopes.at(-1)?.components.add(id.name);
      if (init?.type !== 'Identifier' || init.name !== 'props') return;
      for (const name of namesIn(id)) scopes.at(-1)?.props.add(name);
    },
    'FunctionDeclaration:exit': () => void scopes.pop(),
    JSXElement: jsx,
    JSXFragment: jsx,
  }).visit(program);
};

/** Texts beside something that comes, goes or changes, and the slots that must not be given a text. */
export const findBareTexts = (file: string, text: string): { places: string[]; slots: Slot[] } => {
  const places: string[] = [];
  const slots: Slot[] = [];
  visitJsx(file, text, (node, scope, place) => {
    const children = node.children.filter(isMeaningful);
    if (children.length < 2 || !children.some((child) => isChanging(child, scope))) return;
    const used = new Set<string>();
    const isSlot = (name: string) => {
      const isProp = scope?.props.has(name) ?? false;
      if (isProp) used.add(name);
      return isProp;
    };
    // All of them, so that every slot is noted.
    if (children.map((child) => isText(child, isSlot)).some(Boolean)) places.push(place);
    slots.push(...[...used].map((prop) => ({ component: scope?.component ?? '', prop })));
  });
  return { places, slots };
};

/** Where a text is given to such a slot. */
export const findTextsInSlots = (file: string, text: string, slots: readonly Slot[]): string[] => {
  const places: string[] = [];
  visitJsx(file, text, (node, scope, place) => {
    const own = slots.filter(({ component }) => component === nameOf(node)).map(({ prop }) => prop);
    if (own.length === 0 || node.type !== 'JSXElement') return;
    // A name that is itself given from outside is another component's affair.
    const isGiven = (name: string) => scope?.props.has(name) ?? false;
    if (own.includes('children') && node.children.filter(isMeaningful).some((child) => isText(child, isGiven))) {
      places.push(place);
    }
    for (const attribute of node.openingElement.attributes) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
      if (!own.includes(attribute.name.name)) continue;
      const { value } = attribute;
      const isBare =
        value?.type === 'Literal' ||
        (value?.type === 'JSXExpressionContainer' && isText(value, (name) => isGiven(name) || !isConstant(name)));
      if (isBare) places.push(`${place} ${attribute.name.name}`);
    }
  });
  return places;
};
