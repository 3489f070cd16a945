/**
 * JSON.parse for the values of a query string, with numbers only where nothing is lost: `2` is a number, but `1e5` or a
 * reference of twenty digits stays the text that it is. The router writes back what it read, so anything else would change
 * the address, a reset token for example.
 *
 * @throws {SyntaxError} when `text` is to stay a text
 */
export const parseSearchValue = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError('Not a plain number');
  return value;
};
