/** Reads `ALLOWED_HOSTS`: names, also from addresses, between commas or spaces; `.example.org` has its subdomains. */
export const readAllowedHosts = (text = ''): string[] =>
  text
    .split(/[\s,]+/)
    .map((name) => name.replace(/^https?:\/\//, '').replace(/[:/].*$/, ''))
    .filter(Boolean);
