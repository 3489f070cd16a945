import type { openapiDocument } from '../openapi/openapi-document';
import { escapeHtml } from './escape-html';

type Document = ReturnType<typeof openapiDocument>;

/** The OpenAPI document as a page without scripts. */
export function contractPage({ info, tags, paths, components }: Document): string {
  const sections = tags.map(({ name }) => {
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        operation.tags.includes(name) ? [operationHtml(method, path, operation)] : [],
      ),
    );
    return `<section><h2>${escapeHtml(name)}</h2>${operations.join('')}</section>`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<h3 id="schema-${name}">${escapeHtml(name)}</h3>${code(schema)}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The contract · ${escapeHtml(info.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__mock/ui/workbench.css">
</head>
<body>
<header class="bar"><h1>The contract</h1><p class="bar-note">${escapeHtml(info.summary)}</p>
<a href="/__mock/openapi.json">openapi.json</a> <a href="/__mock/ui">Workbench</a></header>
<main class="contract">
<p>${escapeHtml(info.description.replaceAll('`', ''))}</p>
${sections.join('\n')}
<section><h2>Schemas</h2>${schemas.join('')}</section>
</main>
</body>
</html>`;
}

function operationHtml(method: string, path: string, operation: Document['paths'][string][string]): string {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  const rows = parameters.map(({ name, in: place, required, schema }) =>
    [
      `<tr><td>${escapeHtml(name)}</td><td>${place}${required ? ', required' : ''}</td>`,
      `<td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
    ].join(''),
  );
  const head = '<thead><tr><th>Parameter</th><th>Where</th><th>Schema</th></tr></thead>';
  const table = `<table>${head}<tbody>${rows.join('')}</tbody></table>`;
  return [
    `<h3 id="call-${operation.operationId}">${method.toUpperCase()} ${escapeHtml(path)}</h3>`,
    `<p>${escapeHtml(summary)}. <span class="muted">${escapeHtml(description)}</span></p>`,
    rows.length > 0 ? table : '',
    requestBody === undefined ? '' : details('Body', requestBody.content['application/json'].schema),
    `<p>Statuses: ${Object.keys(responses).join(', ')}</p>`,
    ...Object.entries(responses).flatMap(([status, response]) =>
      'content' in response ? [details(status, response.content['application/json'].schema)] : [],
    ),
  ].join('');
}

const details = (title: string, schema: unknown): string =>
  `<details><summary>${escapeHtml(title)}</summary>${code(schema)}</details>`;

const code = (schema: unknown): string => `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
