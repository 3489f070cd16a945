import { expect, it } from 'vitest';
import { readingProgress, uncounted } from '~/content/reading-texts';

const reading = { status: 'running', page: 2, lastPage: 5, unreadable: 0 } as const;

it('says how far a reading is', () => {
  expect(readingProgress(reading)).toMatch(/^Lecture\s: 2 pages lues sur 5$/);
  expect(readingProgress({ ...reading, page: 0, lastPage: 0 })).toMatch(/^Lecture\s: première page$/);
  expect(readingProgress({ ...reading, page: 1, status: 'failed' })).toMatch(
    /^Lecture interrompue\s: 1 page lue sur 5$/,
  );
});

it('says what is not counted, and nothing where all is', () => {
  expect(uncounted({ ...reading, status: 'done' })).toEqual([]);
  expect(uncounted({ ...reading, status: 'failed', page: 0, lastPage: 0 })).toEqual(['Rien n’a encore été lu.']);
  expect(uncounted({ ...reading, status: 'stopped', unreadable: 1 })).toEqual([
    expect.stringMatching(/^2 pages lues sur 5\s: le reste n’est pas compté\.$/),
    '1 ligne illisible n’est pas comptée.',
  ]);
});
