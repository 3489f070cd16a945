// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyModule } from '~/lib/browser/lazy-module';

const container = document.createElement('div');
const root = createRoot(container);
afterEach(() => root.render(null));

describe('a part whose code could not be fetched', () => {
  it('is fetched again for the next need, though the last one still stands', async () => {
    const load = vi.fn<() => Promise<{ text: string }>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue({ text: 'La voici' });
    const { useModule } = lazyModule(load);
    const onFailure = vi.fn();
    function Host({ need }: { need: number | null }) {
      return useModule(need, onFailure)?.text ?? 'rien';
    }
    root.render(<Host need={null} />);
    await vi.waitFor(() => expect(container.textContent).toBe('rien'));
    expect(load).not.toHaveBeenCalled();

    root.render(<Host need={1} />);
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
    expect(container.textContent).toBe('rien');

    root.render(<Host need={2} />);
    await vi.waitFor(() => expect(container.textContent).toBe('La voici'));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
