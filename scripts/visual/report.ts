import { escapeHtml } from '../../mock-server/workbench/escape-html';
import type { Shot } from './stories';

type Verdict = 'same' | 'changed' | 'new' | 'broken';

/** What became of one picture. */
export interface Result {
  shot: Shot;
  verdict: Verdict;
  pixels: number;
  problems: readonly string[];
}

const figure = (folder: string, label: string, file: string) =>
  `<figure><figcaption>${label}</figcaption><a href="${folder}/${file}"><img src="${folder}/${file}" alt="${label}" loading="lazy"></a></figure>`;

const picturesOf = ({ shot: { file }, verdict }: Result) => {
  if (verdict === 'changed') {
    return figure('before', 'Avant', file) + figure('after', 'Après', file) + figure('difference', 'Différence', file);
  }
  return figure('after', verdict === 'new' ? 'Nouvelle' : 'Obtenue', file);
};

const section = (result: Result) => {
  const { shot, pixels, problems } = result;
  const count = pixels > 0 ? `<p>${pixels.toLocaleString('fr-FR')} pixels changés</p>` : '';
  const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('');
  return `<section><h2>${escapeHtml(shot.title)} · ${escapeHtml(shot.name)} <small>${shot.width} px</small></h2>
${count}${list ? `<ul>${list}</ul>` : ''}<div class="row">${picturesOf(result)}</div></section>`;
};

/** The page that shows what changed: before, after and difference, side by side. */
export function reportPage(results: readonly Result[], gone: readonly string[]): string {
  const shown = results.filter(({ verdict, problems }) => verdict !== 'same' || problems.length > 0);
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Images des stories</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px; max-width: 1400px; background: #F6F4EF; color: #16213F; font: 16px/1.5 system-ui, sans-serif; }
h2 { margin: 0; font-size: 18px; } small { color: #4A5470; font-weight: 400; }
section { margin-top: 24px; padding: 16px; background: #fff; border: 1px solid #DCD6C9; border-radius: 10px; }
.row { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; } figure { margin: 0; flex: 1 1 0; min-width: 240px; }
figcaption { color: #4A5470; font-size: 14px; } img { max-width: 100%; border: 1px solid #DCD6C9; } li { color: #971436; }
</style></head><body>
<h1>Images des stories</h1>
<p>${results.length} images : ${count('same')} identiques, ${count('changed')} changées, ${count('new')} nouvelles, ${count('broken')} en échec.</p>
${gone.length > 0 ? `<p>Sans story désormais : ${gone.map(escapeHtml).join(', ')}</p>` : ''}
${shown.map(section).join('\n')}
</body></html>
`;
}
