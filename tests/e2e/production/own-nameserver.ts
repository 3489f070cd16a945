import { createSocket } from 'node:dgram';
import { NAMESERVER_PORT } from '../ports';

const HEADER_BYTES = 12;
const ANSWER = 0x8180;
const NO_SUCH_NAME = 0x8183;
const IPV4_ADDRESS = 1;
/** Points to the name in the question; then type A, class IN, no time to live, four bytes. */
const RECORD = [0xc0, HEADER_BYTES, 0, IPV4_ADDRESS, 0, 1, 0, 0, 0, 0, 0, 4];

/** A nameserver that knows one address for every name, or none. */
export class OwnNameserver {
  address: string | null = null;
  readonly #socket = createSocket('udp4');

  start(): Promise<void> {
    this.#socket.on('message', (question, { port, address }) => {
      this.#socket.send(this.#answerTo(question), port, address);
    });
    return new Promise((resolve) => this.#socket.bind(NAMESERVER_PORT, '127.0.0.1', resolve));
  }

  close(): void {
    this.#socket.close();
  }

  #answerTo(question: Buffer): Buffer {
    // The question ends with its name's zero byte, its type and its class.
    const type = question.indexOf(0, HEADER_BYTES) + 1;
    const isKnown = this.address !== null && question.readUInt16BE(type) === IPV4_ADDRESS;
    const record = isKnown ? [...RECORD, ...(this.address ?? '').split('.').map(Number)] : [];
    const header = Buffer.alloc(HEADER_BYTES);
    question.copy(header, 0, 0, 2);
    header.writeUInt16BE(this.address === null ? NO_SUCH_NAME : ANSWER, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(isKnown ? 1 : 0, 6);
    return Buffer.concat([header, question.subarray(HEADER_BYTES, type + 4), Buffer.from(record)]);
  }
}
