/* What the parts of the workbench's page share. */

export const element = (id) => document.getElementById(id);
export const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium' });
export const dateTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium' });

/** One of the workbench's calls. */
export async function mock(path, { method = 'GET', body } = {}) {
  const response = await fetch(`/__mock${path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

let refresh = async () => undefined;

/** What shows the state anew after an action. */
export const onRefresh = (listener) => {
  refresh = listener;
};

/** Says what was done, or why it was not. */
export async function act(sentence, action) {
  try {
    await action();
    element('notice').textContent = sentence;
  } catch (error) {
    element('notice').textContent = error.message;
  }
  await refresh();
}

/** A table row of texts and elements; a list of rows replaces those that were there. */
export function row(...cells) {
  const line = document.createElement('tr');
  for (const cell of cells) {
    const field = line.insertCell();
    if (cell instanceof HTMLElement) field.append(cell);
    else field.textContent = cell ?? '—';
  }
  return line;
}

export function fill(id, rows, nothing) {
  const body = element(id);
  if (rows.length > 0) {
    body.replaceChildren(...rows);
    return;
  }
  const line = row(nothing);
  line.cells[0].colSpan = body.parentElement.rows[0].cells.length;
  line.className = 'muted';
  body.replaceChildren(line);
}

export function make(name, properties) {
  return Object.assign(document.createElement(name), properties);
}
