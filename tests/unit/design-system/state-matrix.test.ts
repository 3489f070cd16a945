import { describe, expect, it } from 'vitest';
import { cellNames, type IndexEntry, matrixProblems, screens, storiesOf } from '../../../stories/state-matrix';

const complete: IndexEntry[] = screens.flatMap((screen) =>
  cellNames
    .filter((cell) => !screen.reasons[cell])
    .map((cell) => ({
      id: `${screen.path}--${cell}`,
      name: cell,
      title: screen.name,
      tags: [`ecran:${screen.path}`, `etat:${cell}`],
    })),
);

describe('the state matrix', () => {
  it('is content when every cell has a story or a reason', () => {
    expect(matrixProblems(complete)).toEqual([]);
  });

  it('names the cell that has neither', () => {
    const missing = complete.filter((entry) => entry.id !== '/dashboard--erreur');
    expect(matrixProblems(missing)).toEqual(['/dashboard, erreur: no story and no reason']);
  });

  it('does not keep a reason beside the story that it excused', () => {
    const extra = { id: 'x', name: 'x', title: 'x', tags: ['ecran:/faq', 'etat:lent'] };
    expect(matrixProblems([...complete, extra])).toEqual(['/faq, lent: has a story, and a reason for having none']);
  });

  it('knows a misspelt tag', () => {
    const misspelt = { id: 'x', name: 'x', title: 'x', tags: ['ecran:/dashbord', 'etat:vide'] };
    expect(matrixProblems([...complete, misspelt])).toEqual(['x: unknown tag for « /dashbord »']);
  });

  it('lets a story stand in several cells', () => {
    const [screen] = screens;
    if (!screen) throw new Error('no screen');
    const both = { id: 'x', name: 'x', title: 'x', tags: [`ecran:${screen.path}`, 'etat:lent', 'etat:vide'] };
    expect(storiesOf([both], screen, 'lent')).toEqual([both]);
    expect(storiesOf([both], screen, 'vide')).toEqual([both]);
  });
});
