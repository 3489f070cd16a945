import {
  Anchor,
  AnchorMdx,
  Canvas,
  DocsContext,
  Markdown,
  SourceContext,
  Title,
  useOf,
  useSourceProps,
} from '@storybook/addon-docs/blocks';
import type { ArgTypes } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import * as v from 'valibot';
import { Code, CodeBlock } from './code-block';
import { partRows, propRows } from './prop-rows';
import { PropsTable } from './props-table';

/** Draws what docs pages are written in, MDX or Markdown. Storybook's own headings hold a link with an English name. */
export const docsComponents = {
  code: Code,
  pre: ({ children }: { children?: ReactNode }) => children,
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
};

const overrides = { ...docsComponents, a: AnchorMdx };

/** Apart, as it comes with a drawing of every component, which the frame of a story does without. */
const ComponentStates = lazy(async () => {
  const { ComponentStates: component } = await import('../stories/gallery/component-states');
  return { default: component };
});

const Text = ({ children }: { children: string | undefined }) =>
  children ? (
    <div lang="fr">
      <Markdown options={{ overrides }}>{children}</Markdown>
    </div>
  ) : null;

type Story = ReturnType<ReturnType<typeof useComponentStories>['slice']>[number];

const useComponentStories = () =>
  useContext(DocsContext)
    .componentStories()
    .filter((story) => story.tags.includes('autodocs'));

/** A story, and its code on demand. */
function Example({ story, children }: { story: Story; children?: ReactNode }) {
  const of = story.moduleExport;
  const { code = '' } = useSourceProps({ of }, useContext(DocsContext), useContext(SourceContext));
  const [isShown, setShown] = useState(false);
  const toggle = { title: isShown ? 'Masquer le code' : 'Afficher le code', onClick: () => setShown(!isShown) };
  return (
    <Anchor storyId={story.id}>
      {children}
      <Text>{story.parameters.docs?.description?.story}</Text>
      <Canvas of={of} sourceState="none" additionalActions={[toggle]} />
      {isShown && <CodeBlock code={code} isGenerated />}
    </Anchor>
  );
}

/** Docgen keeps the name, which the build shortens. */
const nameOf = (component: unknown): string | undefined => {
  const docgen = typeof component === 'function' && Reflect.get(component, '__docgenInfo');
  return v.is(v.object({ displayName: v.string() }), docgen) ? docgen.displayName : undefined;
};

/** The page of a component, in French: what it is, its first story with its props to try, its parts, its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first, ...others] = useComponentStories();
  const { title, component, subcomponents = {}, parameters } = preparedMeta;
  const name = nameOf(component) ?? title;
  const parts = Object.entries(subcomponents);
  const read = (from: unknown): ArgTypes => parameters.docs?.extractArgTypes?.(from) ?? {};
  // A story in a frame of its own hears nothing from the controls of the page.
  const isFramed = parameters.ownFrame || Object.keys(first?.storyGlobals ?? {}).length > 0;
  const rows = first ? propRows(first.argTypes, read(component)) : [];
  return (
    <>
      <Title />
      <Suspense fallback={null}>
        <ComponentStates title={title} />
      </Suspense>
      <Text>{parameters.docs?.description?.component}</Text>
      {first && <Example story={first} />}
      {rows.length + parts.length > 0 && <h2 id="proprietes">Propriétés</h2>}
      {rows.length > 0 && parts.length > 0 && <h3 id={name}>{name}</h3>}
      {rows.length > 0 && <PropsTable component={name} rows={rows} storyId={isFramed ? undefined : first?.id} />}
      {parts.map(([partName, part]) => (
        <div key={partName}>
          <h3 id={partName}>{partName}</h3>
          <PropsTable component={partName} rows={partRows(parameters.parts?.[partName] ?? {}, read(part))} />
        </div>
      ))}
      {others.length > 0 && <h2 id="exemples">Exemples</h2>}
      {others.map((story) => (
        <Example key={story.id} story={story}>
          <h3 id={`titre-${story.id}`}>{story.name}</h3>
        </Example>
      ))}
    </>
  );
}
