import { describe, expect, it } from 'vitest';
import { findByLabel } from '~/features/navigation/commands/find-commands';

describe('the search of the command menu', () => {
  it('puts what begins with the text first, and keeps the order otherwise', () => {
    const choices = ['Exporter en CSV', 'Participations', 'Créer une offre', 'Offres'].map((label) => ({ label }));
    const labels = (text: string) => findByLabel(text, choices).map(({ label }) => label);
    expect(labels('port')).toEqual(['Exporter en CSV']);
    expect(labels('offre')).toEqual(['Créer une offre', 'Offres']);
    expect(labels('par')).toEqual(['Participations']);
    expect(labels('p')).toEqual(['Participations', 'Exporter en CSV']);
    expect(labels('')).toEqual(choices.map(({ label }) => label));
  });
});
