import { describe, expect, it } from 'vitest';
import { formatCsvLine } from '~/features/list-export/csv-writer';

describe('formatCsvLine', () => {
  it('separates with semicolons and ends as spreadsheets expect', () => {
    expect(formatCsvLine(['Nom', 'Email', 3])).toBe('Nom;Email;3\r\n');
  });

  it('leaves missing values empty', () => {
    expect(formatCsvLine([null, undefined, ''])).toBe(';;\r\n');
  });

  it('quotes what holds a separator, a quote or a line break, and blanks at the edges', () => {
    expect(formatCsvLine(['a;b', 'dit « "oui" »', 'deux\nlignes', ' bord '])).toBe(
      '"a;b";"dit « ""oui"" »";"deux\nlignes";" bord "\r\n',
    );
  });

  it.each([
    ['2026-02-28T08:26:53Z', '28/02/2026 09:26'],
    ['2026-07-14T22:00:00Z', '15/07/2026 00:00'],
  ])('writes %s by the clocks of Paris, as spreadsheets read it', (date, text) => {
    expect(formatCsvLine([new Date(date)])).toBe(`${text}\r\n`);
  });

  it('writes numbers with a decimal comma, negative ones included', () => {
    expect(formatCsvLine([12.5, -3, 0])).toBe('12,5;-3;0\r\n');
  });

  it.each(['=1+1', '+33612345678', '-2', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠A1'])(
    'defuses the formula « %s »',
    (text) => {
      expect(formatCsvLine([text])).toBe(`'${text}\r\n`);
    },
  );

  it.each([' =1+1', '\u00A0=1+1', '\u200B=cmd', '\tx', '\r=1', '\n=1'])(
    'defuses what hides behind blanks: %j',
    (text) => {
      const cell = formatCsvLine([text]).slice(0, -2);
      expect(cell.replace(/^"|"$/g, '').startsWith("'")).toBe(true);
    },
  );

  it('defuses a formula that also needs quotes', () => {
    expect(formatCsvLine(['=HYPERLINK("https://exemple.test";"oui")'])).toBe(
      `"'=HYPERLINK(""https://exemple.test"";""oui"")"\r\n`,
    );
  });

  it.each(['a=b', 'prénom-nom', 'nom@exemple.test', '2001:db8::', 'Œdipe'])('leaves « %s » as it is', (text) => {
    expect(formatCsvLine([text])).toBe(`${text}\r\n`);
  });
});
