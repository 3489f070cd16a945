import { escapeHtml } from '../../mock-server/workbench/escape-html';

/** The same text by hand: one file, one font, a few rules, no script. */
export const staticPage = (title: string, lines: readonly string[]): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 0 auto; max-width: 64rem; padding: 24px; color: #101b3b; background: #faf7f2 }
body { font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 36px; line-height: 1.1 }
p { margin: 0 0 12px; max-width: 42rem }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
</main>
</body>
</html>
`;
