import { request } from '@playwright/test';
import { MOCK_PORT } from '../ports';

/** The mock server of the end-to-end tests. */
export const MOCK_URL = `http://127.0.0.1:${MOCK_PORT}`;

/** A fault as `POST /__mock/faults` takes it: the next `times` matching calls fail in that way. */
export interface Fault {
  method: string;
  path: string;
  kind?: 'status' | 'delay' | 'drop' | 'truncate' | 'garbage';
  status?: number;
  body?: unknown;
  delay_ms?: number;
  times?: number;
}

const mock = async (method: 'POST' | 'DELETE', path: string, data?: unknown) => {
  const context = await request.newContext({ baseURL: MOCK_URL });
  const response = await context.fetch(path, { method, ...(data === undefined ? {} : { data }) });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  await context.dispose();
};

export const armFault = (fault: Fault) => mock('POST', '/__mock/faults', fault);
export const clearFaults = () => mock('DELETE', '/__mock/faults');
