import { vi } from 'vitest';

const { waitFor } = vi;

/** Vitest's own second is too short for a module on a busy machine. */
const PATIENCE_MS = 10_000;

vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
