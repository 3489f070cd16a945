// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { storeCredentials } from '~/api/credentials';
import { rememberTyped, scrubAddresses, scrubMessage } from '~/features/reporting/scrub';
import { sampleUser } from '../../support/samples';

afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('a message that is reported', () => {
  it.each([
    ['Failed at /reset-password?token=abc123&email=camille%40missio.test', 'Failed at /reset-password'],
    ['GET https://missio.test/offers?search=Jean#suite failed', 'GET https://missio.test/offers failed'],
    ['reset-password?token=abc&email=x (2)', 'reset-password (2)'],
    ['token=abc123 refused', 'token=… refused'],
    ['at /x%3Ftoken%3Dabc%26email%3Djean', 'at /x%3Ftoken%3D…'],
    ['email=a%2540b.fr is unknown', 'email=… is unknown'],
    ['Wer fragt? Niemand', 'Wer fragt? Niemand'],
    ['No account camille.durand+1@missio.test here', 'No account [email] here'],
    ['No account camille%40missio.test', 'No account [email]'],
    ['https://camille:secret@missio.test/x', 'https://missio.test/x'],
    ['Authorization: Bearer 12|abc', 'Authorization: Bearer [token]'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.s-_x refused', 'token [token] refused'],
    ['12|AbCdEfGhIjKlMnOpQrStUvWxYz0123456789ABCD', '[token]'],
    ['9f86d081-884c-4d63-a15f-0242ac130003 is gone', '[token] is gone'],
    ['GET /api/offers/123: refused 404', 'GET /api/offers/:id: refused 404'],
    ['Call +33 6 12 34 56 78 back', 'Call [number] back'],
    [`Unexpected token 'o', ..."{"name":"Jean Dupont","x":bon"... is not valid JSON`, /^Unexpected.*valid JSON$/],
    ["'Jean d'Arc' is not a valid selector", '“…” is not a valid selector'],
    ['Aucune mission « Vacances d’été »', 'Aucune mission “…”'],
    [
      "Cannot read properties of undefined (reading 'offers')",
      "Cannot read properties of undefined (reading 'offers')",
    ],
    ["Failed to execute 'setItem' on 'Storage'", "Failed to execute 'setItem' on 'Storage'"],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Jean for the full message',
      'Minified React error #418; visit https://react.dev/errors/:id for the full message',
    ],
    [
      'Failed to fetch /assets/participations-page-Dx8fh3kQ.js',
      'Failed to fetch /assets/participations-page-Dx8fh3kQ.js',
    ],
    [
      'GET /api/me: unreadable 200 — data.user.id: string, the contract says integer',
      'GET /api/me: unreadable 200 — data.user.id: string, the contract says integer',
    ],
  ])('%s', (message, scrubbed) => {
    const text = scrubMessage(message);
    if (typeof scrubbed === 'string') expect(text).toBe(scrubbed);
    else expect(text).toMatch(scrubbed);
    expect(text).not.toMatch(/Jean|Dupont|camille/i);
  });

  it('loses what was typed on a screen that is gone', () => {
    rememberTyped();
    document.body.innerHTML = '<input name="name"><input type="checkbox" name="newsletter">';
    const [field, box] = document.querySelectorAll('input');
    if (field) field.value = 'Lefèvre';
    for (const input of [field, box]) input?.dispatchEvent(new Event('input', { bubbles: true }));
    document.body.innerHTML = '';
    expect(scrubMessage('Invalid value "Lefèvre", which is on')).toBe('Invalid value “…”, which is on');
  });

  it('loses what stands in the fields and the address of the page, and what is known of the user', () => {
    storeCredentials(
      { access_token: 'court', user: { ...sampleUser(), name: 'Zoé Martin', email: 'z@missio.test' } },
      true,
    );
    document.body.innerHTML =
      '<input value="Lefèvre"><textarea>Bien reçu</textarea><input type="checkbox" value="valid">';
    window.history.replaceState(null, '', '/reset-password?token=f00d&email=zoe');
    const message = scrubMessage('Lefèvre wrote Bien to Zoé with court and f00d: not valid');
    expect(message).toBe('… wrote … to … with … and …: not valid');
  });
});

it.each([
  ['    at f (https://missio.test/assets/x.js?v=1#a:10:52)', '    at f (https://missio.test/assets/x.js:10:52)'],
  ['f@https://missio.test/assets/x.js:10:52', 'f@https://missio.test/assets/x.js:10:52'],
  ['@https://missio.test/offers/12?search=Jean:1:2', '@https://missio.test/offers/:id:1:2'],
])('keeps the place of a frame: %s', (frame, scrubbed) => {
  expect(scrubAddresses(frame)).toBe(scrubbed);
});
