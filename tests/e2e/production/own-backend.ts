import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { OPERATED_BACKEND_PORT } from '../ports';

/** A backend that answers as a test wants, and notes what it was asked. */
export class OwnBackend {
  answer: RequestListener;
  readonly requests: IncomingMessage[] = [];
  readonly #server: Server;
  readonly #address: string;

  /** @param address of this machine: two backends may have one port */
  constructor(address: string) {
    this.#address = address;
    this.answer = (_, response) => response.end(JSON.stringify({ address }));
    this.#server = createServer((request, response) => {
      this.requests.push(request);
      this.answer(request, response);
    });
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(OPERATED_BACKEND_PORT, this.#address, resolve));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
