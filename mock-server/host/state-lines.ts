import type { StateData } from '../backend/rows';

/** Written at once; the event loop runs in between. */
const CHUNK_LENGTH = 256 * 1024;

/** The state as JSON with one row per line, in pieces, so that the server stays responsive. */
export function* stateLines(state: StateData & { generation?: number }): Generator<string> {
  let text = '{';
  let isFirst = true;
  for (const [name, value] of Object.entries(state)) {
    text += `${isFirst ? '' : ','}\n${JSON.stringify(name)}:`;
    isFirst = false;
    if (!Array.isArray(value)) {
      text += JSON.stringify(value);
      continue;
    }
    text += '[';
    for (const [index, row] of value.entries()) {
      text += `${index === 0 ? '' : ','}\n${JSON.stringify(row)}`;
      if (text.length > CHUNK_LENGTH) {
        yield text;
        text = '';
      }
    }
    text += ']';
  }
  yield `${text}\n}\n`;
}
