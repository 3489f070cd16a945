// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useCountryPicker } from '~/design-system/forms/use-country-picker';

const { mayCome, letCome } = vi.hoisted(() => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  return { mayCome, letCome };
});
vi.mock('~/lib/countries', async (importOriginal) => {
  await mayCome;
  return importOriginal();
});

const root = createRoot(document.createElement('div'));
afterEach(() => root.render(null));

it('points at the chosen country even when the list comes after the box was opened', async () => {
  const drawn: { picker?: ReturnType<typeof useCountryPicker> } = {};
  const pointed = () => drawn.picker?.offered[drawn.picker.activeIndex]?.name;
  function Host() {
    drawn.picker = useCountryPicker({ value: 'FR', allLabel: undefined, onChange: () => {} });
    return null;
  }
  root.render(<Host />);
  await vi.waitFor(() => expect(drawn.picker).toBeDefined());
  drawn.picker?.open();
  await vi.waitFor(() => expect(drawn.picker?.isOpen).toBe(true));
  expect(pointed()).toBeUndefined();
  letCome();
  await vi.waitFor(() => expect(pointed()).toBe('France'));
});
