/** A session of a backend on a port, and its calls as the app makes them. */
export class ApiCalls {
  readonly #url: string;
  token = '';

  constructor(url: string) {
    this.#url = url;
  }

  async send(
    line: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; text: string; json: unknown }> {
    const [method = 'GET', path = '/'] = line.split(' ');
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, text, json: text === '' ? undefined : JSON.parse(text) };
  }

  async logIn(account: { email: string; password: string }): Promise<unknown> {
    const { json } = await this.send('POST /api/auth/login', account);
    this.token = String(Object(json).access_token);
    return json;
  }
}
