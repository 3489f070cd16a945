import type { Decorator } from '@storybook/react-vite';
import type { SyntheticEvent } from 'react';
import * as v from 'valibot';
import { colors } from '../src/design-system/tokens';

/** `storyGlobals`: what the story sets itself. Storybook passes it, and does not publish its type. */
const Own = v.object({
  storyGlobals: v.optional(v.object({ viewport: v.optional(v.object({ value: v.string() })) })),
  parameters: v.object({
    ownFrame: v.optional(v.boolean(), false),
    docs: v.optional(v.object({ story: v.optional(v.object({ height: v.optional(v.string()) })) })),
    viewport: v.object({
      options: v.record(v.string(), v.object({ styles: v.object({ width: v.string(), height: v.string() }) })),
    }),
  }),
});

/** As high as what it shows, at most as the window of the story. */
const fitHeight = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
  const root = frame.contentDocument?.querySelector('#storybook-root');
  if (!root) return;
  const fit = () => {
    // Storybook's padding around the story; a story that fills its window has none, and keeps its height.
    const padding = Number.parseFloat(getComputedStyle(root.ownerDocument.body).paddingTop);
    frame.style.height = `${root.scrollHeight + 2 * padding}px`;
  };
  new ResizeObserver(fit).observe(root);
};

/**
 * On a docs page all stories share one document, its width and its text size. A story with a window or a text size of
 * its own (`globals`), or one that fills the page (`parameters.ownFrame`), stands there in a frame.
 */
export const ownFrame: Decorator = (Story, context) => {
  if (context.viewMode !== 'docs') return <Story />;
  const { storyGlobals = {}, parameters } = v.parse(Own, context);
  if (Object.keys(storyGlobals).length === 0 && !parameters.ownFrame) return <Story />;
  const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
  // axe looks at the story itself, not at its picture in the docs.
  const source = `iframe.html?id=${encodeURIComponent(context.id)}&viewMode=story&globals=a11y.manual:!true`;
  return (
    <div style={{ overflowX: 'auto' }}>
      <iframe
        src={source}
        title={context.name}
        loading="lazy"
        onLoad={fitHeight}
        style={{
          display: 'block',
          boxSizing: 'content-box',
          width: styles?.width ?? '100%',
          minHeight: parameters.docs?.story?.height,
          maxHeight: styles?.height,
          marginInline: 'auto',
          border: styles ? `1px solid ${colors.border.DEFAULT.value}` : 0,
        }}
      />
    </div>
  );
};
