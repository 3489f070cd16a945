import { afterAll, vi } from 'vitest';

/* The files of a worker share their modules: what one has loaded anew, in surroundings of its own, ends with it. */

const { resetModules } = vi;
let hasReset = false;

vi.resetModules = () => {
  hasReset = true;
  return resetModules();
};

afterAll(() => {
  vi.resetModules = resetModules;
  if (hasReset) resetModules();
});
