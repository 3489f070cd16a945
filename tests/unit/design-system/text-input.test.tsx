// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DesignSystemProvider } from '~/design-system/design-system-provider';
import { TextInput } from '~/design-system/fields/text-input';

it('asks for an email as a text, which no browser rewrites, with the keyboard and the autofill of one', () => {
  const markup = renderToStaticMarkup(
    <DesignSystemProvider>
      <TextInput label="Email" type="email" autoComplete="username" value="zoe@société.fr" onChange={() => undefined} />
    </DesignSystemProvider>,
  );
  const input = new DOMParser().parseFromString(markup, 'text/html').querySelector('input');
  expect(input?.value).toBe('zoe@société.fr');
  expect(input?.type).toBe('text');
  expect(input?.inputMode).toBe('email');
  expect(input?.getAttribute('autocapitalize')).toBe('none');
  expect(input?.getAttribute('spellcheck')).toBe('false');
  expect(input?.autocomplete).toBe('username');
});
