// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFocusHandOver } from '~/design-system/feedback/use-focus-hand-over';

const container = document.createElement('div');
document.body.append(container);
const root = createRoot(container);
afterEach(() => root.render(null));

function Leaving({ title }: { title?: string }) {
  const leaving = useFocusHandOver<HTMLDivElement>();
  return (
    <div ref={leaving}>
      {title && <h1>{title}</h1>}
      <button type="button">Réessayer</button>
    </div>
  );
}

/** The body, without a focus anywhere, holds all the texts as well. */
const focused = () => [document.activeElement?.tagName, document.activeElement?.textContent];

const pressed = async () => {
  await vi.waitFor(() => expect(container.querySelector('button')).not.toBeNull());
  container.querySelector('button')?.focus();
  expect(focused()).toEqual(['BUTTON', 'Réessayer']);
};

describe('the focus of a button that goes away with what it acts on', () => {
  it('moves on to the heading of the page, which stays', async () => {
    root.render([<h1 key="heading">Missions</h1>, <Leaving key="error" />]);
    await pressed();
    root.render([<h1 key="heading">Missions</h1>]);
    await vi.waitFor(() => expect(focused()).toEqual(['H1', 'Missions']));
  });

  it('moves on to the heading of what takes the place of the whole page', async () => {
    root.render(<Leaving title="Cette page n’a pas pu s’afficher" />);
    await pressed();
    root.render(<h1>Missions</h1>);
    await vi.waitFor(() => expect(focused()).toEqual(['H1', 'Missions']));
  });

  it('is left alone by whoever has it elsewhere', async () => {
    root.render([<input key="field" />, <Leaving key="error" title="Chargement impossible" />]);
    await pressed();
    container.querySelector('input')?.focus();
    root.render([<input key="field" />, <h1 key="heading">Missions</h1>]);
    await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('Missions'));
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});
