import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  name: string;
  /** With the mark at its start, which `Blob.text` leaves out. */
  text: () => Promise<string>;
}

/** The files that the app gives to the browser to save, from now to the end of the test; none is saved. */
export const recordSavedFiles = (): readonly SavedFile[] => {
  const saved: SavedFile[] = [];
  const files = new Map<string, Blob>();
  const giveAddress = URL.createObjectURL.bind(URL);
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    const url = giveAddress(source);
    if (source instanceof Blob) files.set(url, source);
    return url;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (!file) throw new Error(`${this.href} is no file`);
    saved.push({
      name: this.download,
      text: async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()),
    });
  });
  onTestFinished(() => {
    address.mockRestore();
    click.mockRestore();
  });
  return saved;
};
