import { composeStory } from '@storybook/react-vite';
import { afterAll } from 'vitest';

/** The last story of a file has none after it that would notice what it leaves behind: this one does. */
afterAll(() => {
  const parameters = { a11y: { disable: true, test: 'off' } };
  // Composed only now: Storybook gives its settings after this file has run.
  return composeStory({ render: () => null, name: 'Nothing', parameters }, { title: 'After the last story' }).run();
});
