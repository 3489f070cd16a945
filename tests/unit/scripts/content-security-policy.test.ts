import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildPolicy, collectInlineParts } from '../../../scripts/build/content-security-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('collectInlineParts', () => {
  it('takes inline scripts and styles exactly as they stand, and leaves those with an address', () => {
    const parts = collectInlineParts(
      '<style data-a="1">\n a { } </style><script src="/a.js"></script><script>\nlet a = "<b>";</script>',
    );
    expect([...parts.scripts]).toEqual(['\nlet a = "<b>";']);
    expect([...parts.styles]).toEqual(['\n a { } ']);
  });

  it('leaves scripts that are data, and everything in comments', () => {
    const parts = collectInlineParts('<script type="application/json">{}</script><!-- <script>a</script> -->');
    expect(parts.scripts.size).toBe(0);
  });

  it('takes style attributes as the browser reads them', () => {
    const parts = collectInlineParts('<p class="a" style="font-family:&quot;A&quot;">a</p><p data-style="no">b</p>');
    expect([...parts.styleAttributes]).toEqual(['font-family:"A"']);
  });

  it('reads what comes to the page later, and what readers without scripts get', () => {
    const parts = collectInlineParts(
      '<template><div><style>a{}</style></div></template><noscript><style>b{}</style><p style=top:0></p></noscript>',
    );
    expect([...parts.styles]).toEqual(['a{}', 'b{}']);
    expect([...parts.styleAttributes]).toEqual(['top:0']);
  });

  it('refuses event handlers in the markup, but not the word in a text or a script', () => {
    expect(() => collectInlineParts('<p onclick="a()">a</p>')).toThrow(/onclick/);
    expect(() => collectInlineParts("<p class='>' onclick='a()'>a</p>")).toThrow(/onclick/);
    expect(() => collectInlineParts('<p>onclick="a()"</p><script>a.onclick="b"</script>')).not.toThrow();
  });
});

describe('buildPolicy', () => {
  const pages = ['<style>a{}</style><script>1</script>', '<script>2</script><p style="top:0">'];

  it('allows the inline parts of all pages by their hashes, and nothing inline beside', () => {
    const policy = buildPolicy(pages, '/api/location');
    expect(directive(policy, 'script-src')?.split(' ').toSorted()).toEqual(["'self'", hash('1'), hash('2')].toSorted());
    expect(directive(policy, 'style-src')).toContain(hash('a{}'));
    expect(directive(policy, 'style-src-attr')).toBe(`'unsafe-hashes' ${hash('top:0')}`);
    expect(policy).not.toContain('unsafe-inline');
    expect(directive(policy, 'default-src')).toBe("'none'");
    expect(directive(policy, 'frame-ancestors')).toBe("'none'");
  });

  it('allows the empty styles that emotion fills, and no style attribute where there is none', () => {
    const policy = buildPolicy(['<p>a</p>'], '/api/location');
    expect(directive(policy, 'style-src')).toBe(`'self' ${hash('')}`);
    expect(directive(policy, 'style-src-attr')).toBeUndefined();
  });

  it('lets pictures come from any site, encrypted', () => {
    expect(directive(buildPolicy([], '/api/location'), 'img-src')).toBe("'self' data: https:");
  });

  it('opens connections to the own origin, and to those of the country lookup and of the reports alone', () => {
    expect(directive(buildPolicy([], '/api/location'), 'connect-src')).toBe("'self'");
    expect(directive(buildPolicy([], 'https://ipapi.co/json/'), 'connect-src')).toBe("'self' https://ipapi.co");
    const withReports = buildPolicy([], '/api/location', 'https://reports.example.org/missio?key=1');
    expect(directive(withReports, 'connect-src')).toBe("'self' https://reports.example.org");
  });
});
